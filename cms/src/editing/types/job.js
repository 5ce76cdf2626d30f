module.exports = {
  uid: 'api::job.job',
  name: ['Stellen', 'Jobs'],
  main: 'title',
  list: ['title', 'department', 'location', 'validThrough', 'reviewStage'],
  rows: [
    'title:8 slug:4',
    'teaser',
    'body',
    '---',
    'department:4 location:4 isRemote:4',
    'employmentType:4 date:4 validThrough:4',
    'salaryMin:4 salaryMax:4 salaryUnit:4',
    '---',
    'metaDescription',
    'formerSlugs',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    title: [
      ['Titel', 'Title'],
      ['Die Bezeichnung der Stelle, mit (m/w/d).', 'What the job is called.'],
    ],
    teaser: [
      ['Vorspann', 'Teaser'],
      ['Worum es geht, in zwei Sätzen.', 'What it is about, in two sentences.'],
    ],
    body: [
      ['Text', 'Text'],
      ['', ''],
    ],
    department: [
      ['Bereich', 'Department'],
      ['', ''],
    ],
    location: [
      ['Ort', 'Place'],
      [
        'Wie man ihn liest, etwa „Berlin oder von zu Hause“.',
        'As it is read, for instance “Berlin or from home”.',
      ],
    ],
    isRemote: [
      ['Ganz von zu Hause möglich', 'Can be done from home altogether'],
      ['Gilt für beide Sprachen.', 'Counts for both languages.'],
    ],
    employmentType: [
      ['Art der Stelle', 'Kind of job'],
      ['', ''],
      {
        FULL_TIME: ['Vollzeit', 'Full time'],
        PART_TIME: ['Teilzeit', 'Part time'],
        INTERN: ['Praktikum', 'Internship'],
        APPRENTICE: ['Ausbildung', 'Apprenticeship'],
      },
    ],
    date: [
      ['Ausgeschrieben am', 'Advertised on'],
      ['', ''],
    ],
    validThrough: [
      ['Bewerben bis', 'Apply until'],
      [
        'Danach verschwindet sie aus der Liste und aus Suchmaschinen.',
        'After that it leaves the list and search engines.',
      ],
    ],
    salaryMin: [
      ['Gehalt ab (Euro)', 'Pay from (euros)'],
      ['', ''],
    ],
    salaryMax: [
      ['Gehalt bis (Euro)', 'Pay up to (euros)'],
      ['', ''],
    ],
    salaryUnit: [
      ['Gehalt je', 'Pay per'],
      ['', ''],
      { YEAR: ['Jahr', 'Year'], MONTH: ['Monat', 'Month'], HOUR: ['Stunde', 'Hour'] },
    ],
  },
};
