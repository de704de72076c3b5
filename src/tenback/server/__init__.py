"""Tables for people in browsers: HTTP, sockets, bots and clocks around `table` and `store`."""
