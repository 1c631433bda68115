/** What is said of the evening in English. */
export const eveningEn = {
  tonight: 'Tonight’s deal',
  'tonight.until': '{game}, the same for everybody until midnight',
  'tonight.text':
    'One deal, {seats, plural, =2 {two} =3 {three} =4 {four} other {#}} seats: you against {names}.',
  'tonight.play': 'Play tonight’s deal',
  'tonight.go-on': 'Go on playing',
  'tonight.look': 'Look at my game',
  'tonight.practise': 'Play it again for practice',
  'tonight.first': 'The first try counts; later ones are practice.',
  'tonight.result': 'your result',
  'tonight.others': 'Also tonight',
} as const
