# What the page says about televisions and on them. Loaded when a table is shown on one.

## On the phones

tv-show = Show on a television
tv-lead = On a television, a projector or a tablet everybody sees the table in large letters, and no hand. The phones then show only what is for their owner.
# Followed by an address
tv-code-lead = On the television, open
tv-code = Then type the code that it shows
tv-code-show = Show the table there
tv-code-done = The television shows the table in a moment.
tv-address = Or open this address there
tv-qr = QR code with the address for the television
tv-seat = Your own seat on your phone
tv-seat-lead = Scan this with your own phone, and let nobody else do so: it is your seat. Then this screen can be the table, and you play on the phone.
tv-here = This screen is the table
tv-here-sure = You leave your seat on this screen: it then shows what everybody may see. A touch on it brings you back.
tv-back = Back to my seat
# $screens is the number of screens
tv-shown =
    { $screens ->
        [one] A television shows this table.
       *[other] { $screens } televisions show this table.
    }
tv-host-only = Only the host can show this table on a television.
tv-link = Make a link for a television
tv-new-link = New link; the old one stops working
tv-off = Switch televisions off
# $screens is the number of screens
tv-off-sure =
    { $screens ->
        [one] The television stops showing this table.
       *[other] { $screens } televisions stop showing this table.
    }
tv-no-spectators = A television shows this table. If nobody may watch, it goes off.
tv-look = Look at the television
tv-whole-table = The whole table here
tv-only-mine = Only what is for me

## On the television

# Before it shows a table
tv-pair = At your table, choose “Show on a television” and type this code:
tv-pair-hint = This screen then shows the table. It needs no remote control.
tv-scan = Scan this with your phone to take a seat
tv-fill = OK: full screen with sound
tv-again = Another game? Any player’s phone can start it.
