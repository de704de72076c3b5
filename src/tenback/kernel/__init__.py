"""The rules once more, compiled: whole games, searches and rollouts as fast as the machine allows.

`rules/` says what is right. What stands here is proven equal to it, play by play.
"""
