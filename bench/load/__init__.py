"""What `bench/server.py` loads a server with: its process, light sockets, people who move."""
