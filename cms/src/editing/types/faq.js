module.exports = {
  uid: 'api::faq.faq',
  name: ['Fragen und Antworten', 'Questions and answers'],
  main: 'question',
  sort: ['position', 'ASC'],
  list: ['question', 'category', 'position', 'reviewStage'],
  rows: [
    'question:8 slug:4',
    'answer',
    '---',
    'category:8 position:4',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    question: [
      ['Frage', 'Question'],
      ['So, wie jemand sie stellt.', 'As somebody asks it.'],
    ],
    answer: [
      ['Antwort', 'Answer'],
      ['Der erste Satz beantwortet sie.', 'The first sentence answers it.'],
    ],
    category: [
      ['Gruppe', 'Group'],
      [
        'Die Überschrift, unter der sie steht. Genau so geschrieben wie bei den anderen Fragen der Gruppe.',
        'The heading it stands under. Spelt exactly as with the other questions of the group.',
      ],
    ],
  },
};
