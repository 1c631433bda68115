/** What is said of the evening in English. */
export const eveningEn = {
  tonight: 'Tonight’s deal',
  'tonight.until': '{game}, the same for everybody until midnight',
  'tonight.alone': '{game}, on this device',
  'tonight.text':
    'One deal, {seats, plural, =2 {two} =3 {three} =4 {four} other {#}} seats: you against {names}. Everybody has your seat and plays against them.',
  'tonight.text-alone':
    'One deal, {seats, plural, =2 {two} =3 {three} =4 {four} other {#}} seats: you against {names}.',
  'tonight.play': 'Play tonight’s deal',
  'tonight.go-on': 'Go on playing',
  'tonight.look': 'Look at my game',
  'tonight.again': 'Play it again for practice',
  'tonight.first': 'The first try counts; later ones are practice.',
  'tonight.one':
    'One deal an evening, and the first try counts. Tomorrow its secret is shown, and it can be practised.',
  'tonight.chosen': 'You play {game} tonight; this is one for another evening.',
  'tonight.result': 'your result',
  'tonight.result-of':
    'your result, {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count}',
  'tonight.ended': 'You ended it before its end.',
  'tonight.others': 'Also tonight',
  'tonight.share': 'Share',
  'tonight.list': 'The house’s list',
  'tonight.points': 'points',
  'tonight.all': 'All {count}',
  'tonight.best': 'The first five',
  'tonight.replay': 'Replay of {name}',
  'tonight.played':
    '{count, plural, =0 {Nobody has played it yet.} one {One has played it.} other {# have played it.}} Names, points and games are shown to whoever has played it, too.',
  'tonight.yesterday':
    'Yesterday: {game}, you {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count}',
  'tonight.yesterday-they': 'Yesterday: {game}, {name} first of {count}',
  'tonight.practise': 'Practise it',
  'tonight.said':
    '{points} points, {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {count}',
  'tonight.said-alone': '{points} points',
  'mine.title': 'My games',
  'mine.none': 'Nothing is finished yet. What you play to its end is told here.',
  'mine.seats': 'At the table',
  'mine.at': '{seats, plural, =2 {Two} =3 {Three} =4 {Four} =5 {Five} other {#}}',
  'mine.played': 'played',
  'mine.won': 'won',
  'mine.best': 'Best evenings',
  'mine.scores': 'Points, game after game',
  'mine.scores.read': 'Points, game after game: {scores}',
  'mine.sources': 'Where the points came from, on average',
  'mine.source': 'Source',
  'mine.me': 'me',
  'mine.bots': 'the house',
  'mine.house': 'all here',
  'mine.rating': 'How well we play',
  'mine.rating.text':
    'Out of every game that ends in this house, without help of the coach, it is reckoned how well each of us plays, with the partners of the house as fixed marks. Everybody who is reckoned is on the list.',
  'mine.rating.on': 'Reckon how well I play',
  'mine.rating.mark': 'of the house',
  'mine.rating.games': '{count, plural, one {# game} other {# games}}',
} as const
