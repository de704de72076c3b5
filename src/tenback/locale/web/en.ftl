somebody = Somebody
