/** @type {import('../rows').View} */
module.exports = {
  uid: 'api::job.job',
  name: ['Stellen', 'Jobs'],
  main: 'title',
  list: ['title', 'department', 'reviewStage'],
  rows: [
    'title:8 slug:4',
    'teaser',
    'body',
    '---',
    'department:4 location:4 isRemote:4',
    'employmentType:4 date:4 validThrough:4',
    'salaryMin:4 salaryMax:4 salaryUnit:4',
    '---',
    'metaDescription:8 metaImage:4',
    'formerSlugs',
    '---',
    'reviewStage:6 publishAt:6',
  ],
  fields: {
    title: {
      label: ['Titel', 'Title'],
      help: ['Die Bezeichnung der Stelle, mit (m/w/d).', 'What the job is called.'],
    },
    teaser: {
      label: ['Vorspann', 'Teaser'],
      help: ['Worum es geht, in zwei Sätzen.', 'What it is about, in two sentences.'],
    },
    department: { label: ['Bereich', 'Department'] },
    location: {
      label: ['Ort', 'Place'],
      help: [
        'Wie man ihn liest, etwa „Berlin oder von zu Hause“.',
        'As it is read, for instance “Berlin or from home”.',
      ],
    },
    isRemote: {
      label: ['Ganz von zu Hause möglich', 'Can be done from home altogether'],
      help: ['Gilt für beide Sprachen.', 'Counts for both languages.'],
    },
    employmentType: {
      label: ['Art der Stelle', 'Kind of job'],
      choices: {
        FULL_TIME: ['Vollzeit', 'Full time'],
        PART_TIME: ['Teilzeit', 'Part time'],
        INTERN: ['Praktikum', 'Internship'],
        APPRENTICE: ['Ausbildung', 'Apprenticeship'],
      },
    },
    date: { label: ['Ausgeschrieben am', 'Advertised on'] },
    validThrough: {
      label: ['Bewerben bis', 'Apply until'],
      help: [
        'Danach verschwindet sie aus der Liste und aus Suchmaschinen.',
        'After that it leaves the list and search engines.',
      ],
    },
    salaryMin: { label: ['Gehalt ab (Euro)', 'Pay from (euros)'] },
    salaryMax: { label: ['Gehalt bis (Euro)', 'Pay up to (euros)'] },
    salaryUnit: {
      label: ['Gehalt je', 'Pay per'],
      choices: { YEAR: ['Jahr', 'Year'], MONTH: ['Monat', 'Month'], HOUR: ['Stunde', 'Hour'] },
    },
  },
};
