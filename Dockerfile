FROM python:3.13-slim AS built
COPY . /source
RUN python -m venv /opt/tenback \
 && /opt/tenback/bin/pip install --no-cache-dir -c /source/constraints.txt '/source[server]'

FROM python:3.13-slim
COPY --from=built /opt/tenback /opt/tenback
RUN useradd --system tenback && mkdir /data && chown tenback /data
USER tenback
ENV TENBACK_CACHE=/data/cache
VOLUME /data
EXPOSE 8421
ENTRYPOINT ["/opt/tenback/bin/tenback"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
