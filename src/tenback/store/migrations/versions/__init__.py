"""One module for each version of the tables. What was released is never changed."""
