/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::faq.faq',
  name: ['Fragen und Antworten', 'Questions and answers'],
  main: 'question',
  sort: ['position', 'ASC'],
  list: ['question', 'category', 'reviewStage'],
  rows: [
    'question:8 slug:4',
    'answer',
    '---',
    'category:8 position:4',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    question: {
      label: ['Frage', 'Question'],
      help: ['So, wie jemand sie stellt.', 'As somebody asks it.'],
    },
    answer: {
      label: ['Antwort', 'Answer'],
      help: ['Der erste Satz beantwortet sie.', 'The first sentence answers it.'],
    },
    category: {
      label: ['Gruppe', 'Group'],
      help: [
        'Die Überschrift, unter der sie steht. Genau so geschrieben wie bei den anderen Fragen der Gruppe.',
        'The heading it stands under. Spelt exactly as with the other questions of the group.',
      ],
    },
  },
};
