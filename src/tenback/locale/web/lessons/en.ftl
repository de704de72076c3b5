# The first games that the page guides through, moment by moment.

lesson-classic-1 = You are one team: all cards from 2 to 99 are to lie on the four piles. Piles A and B climb from 1. Small steps are good: tap your 3, then pile A.
lesson-classic-2 = Piles C and D descend from 100. Lay your 97 on C: tap it and then the pile, or draw it over with your finger.
lesson-classic-3 = A turn takes at least two cards, and more if you like. This is enough: end your turn, and you draw two new ones.
lesson-classic-4 = Now your partner lays cards. You see how many each of you holds, never which.
lesson-classic-5 = With a bubble your partner asks to leave pile D alone; nobody ever names a number. So go on with A: 14 on 12 is a small step.
lesson-classic-6 = Now the trick that Tenback is named after: a card that is exactly ten lower may go back on a climbing pile, one exactly ten higher on a descending one. Your 4 is marked: lay it on A!
lesson-classic-7 = You hold good cards for C. Tell your partner: tap the bubble below pile C and choose “Leave it, please”.
lesson-classic-8 = More would only cost you: end your turn.
lesson-classic-9 = Your partner has understood and keeps away from C.
lesson-classic-10 = That is all! Whoever cannot lay enough cards loses for everybody; fewer than ten cards left is excellent. Before a card that would lose at once you are asked.

lesson-twenty-one-1 = You fill your sheet row by row, from the top. First throw all six dice.
lesson-twenty-one-2 = Once you may throw again all dice that do not show 1. Do so.
lesson-twenty-one-3 = A number goes on the field of its colour if it is not greater than the field’s value. Equal is a hit and brings extra points. Tap the yellow 6 and the red 5, then enter them.
lesson-twenty-one-4 = Every round you enter at least one number. On to the next throw!
lesson-twenty-one-5 = Green 4 and blue 3 would both be hits. Keep these dice.
lesson-twenty-one-6 = Enter the green 4 and the blue 3.
lesson-twenty-one-7 = White 2 and black 1 are still open. Throw!
lesson-twenty-one-8 = Nothing fits. You might throw again; keep these for once, to see what happens then.
lesson-twenty-one-9 = Who enters nothing strikes out the leftmost open field.
lesson-twenty-one-10 = That is all! A full row counts its numbers and a bonus for its hits, up to 21 points for six. When somebody has filled five rows, the most points win.
