import { Calendar, Clock } from '@strapi/icons';
import { ChangesPanel } from './panels/changes-panel';
import { FactsPanel } from './panels/facts-panel';
import { PreviewPanel } from './panels/preview-panel';
import { ChoiceInput } from './inputs/choice-input';
import { inputs } from './inputs/inputs';
import { withPanels } from './layout/with-panels';
import { withChoiceLabels } from './layout/with-choice-labels';
import { withoutNews } from './layout/without-news';
import { de } from './words/de';
import { en } from './words/en';

/** Strapi's home page widgets that are of no use to editors. */
const forProgrammers = new Set(['key-statistics', 'deploy-now']);

const languageKey = 'strapi-admin-language';

export default {
  config: {
    locales: ['de'],
    translations: { de, en },
    tutorials: false,
    notifications: { releases: false },
  },

  /** Sets German as the default language of the admin, including its sign-in page, until the user chooses another. */
  register(app) {
    if (!localStorage.getItem(languageKey)) localStorage.setItem(languageKey, 'de');
    withoutNews();
    app.customFields.register(inputs);
    app.addFields({ type: 'enumeration', Component: ChoiceInput });
    app.widgets.register((others) => [
      {
        icon: Calendar,
        title: { id: 'editing.desk.waiting', defaultMessage: 'Waiting' },
        component: async () => (await import('./desk/waiting-widget')).WaitingWidget,
        id: 'waiting',
      },
      {
        icon: Clock,
        title: { id: 'editing.desk.changes', defaultMessage: 'Changes' },
        component: async () => (await import('./desk/changes-widget')).ChangesWidget,
        id: 'changes',
      },
      ...others.filter(({ id }) => !forProgrammers.has(id)),
    ]);
  },

  bootstrap(app) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', withPanels);
    app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', withChoiceLabels);
    app
      .getPlugin('content-manager')
      .apis.addEditViewSidePanel([PreviewPanel, FactsPanel, ChangesPanel]);
  },
};
