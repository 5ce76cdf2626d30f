import type { Language } from '@/domain/language/detect-language';
import type { WithdrawalOutcome } from '@/domain/withdrawal/withdrawal-outcome';

interface OutcomeWords {
  cancelled: string;
  /** Money of what had not left. */
  money: Record<WithdrawalOutcome['money'], string>;
  bicycles: string;
  parcels: string;
}

const de: OutcomeWords = {
  cancelled: 'Was noch nicht unterwegs war, ist storniert und wird nicht mehr verschickt.',
  money: {
    open: 'Zu bezahlen ist dafür nichts mehr. Haben Sie schon überwiesen, geht das Geld zurück.',
    paid: 'Was Sie dafür bezahlt haben, geht auf demselben Weg zurück, unverzüglich und spätestens 14 Tage nach dem Eingang Ihres Widerrufs.',
    invoice: 'Eine Rechnung, die Sie dafür schon haben, schreiben wir gut.',
  },
  bicycles:
    'Räder und alles, was an ihnen montiert ist, holen wir bei Ihnen ab, auf unsere Kosten. Die Spedition stimmt den Tag mit Ihnen ab. Ihr Geld dafür erhalten Sie spätestens 14 Tage nach dem Eingang Ihres Widerrufs, auch wenn bis dahin noch nichts abgeholt ist.',
  parcels:
    'Was als Paket kam, schicken Sie bitte innerhalb von 14 Tagen nach Ihrem Widerruf an uns zurück. Wir melden uns mit allem, was Sie dafür brauchen, und tragen die Kosten. Ihr Geld dafür erhalten Sie spätestens 14 Tage nach dem Eingang Ihres Widerrufs, frühestens wenn die Ware wieder bei uns ist oder Sie die Rücksendung nachgewiesen haben.',
};

const en: OutcomeWords = {
  cancelled: 'What was not yet on its way has been cancelled and will not be sent.',
  money: {
    open: 'There is nothing left to pay for it. If you have already transferred the money, it goes back to you.',
    paid: 'What you paid for it goes back to you the way you paid, without undue delay and within 14 days of our receiving your withdrawal.',
    invoice: 'An invoice you already have for it will be credited.',
  },
  bicycles:
    'We collect bicycles, and everything fitted to them, from your door at our expense. The carrier arranges the day with you. You have your money for them within 14 days of our receiving your withdrawal, even if nothing has been collected by then.',
  parcels:
    'Please send what came as a parcel back to us within 14 days of your withdrawal. We will write to you with everything you need and bear the cost. You have your money for it within 14 days of our receiving your withdrawal, though not before the goods have reached us or you have shown that you sent them.',
};

const outcomeWords = { de, en };

/** What happens after a withdrawal that has taken effect, a paragraph each. */
export function outcomeParagraphs(outcome: WithdrawalOutcome, language: Language): string[] {
  const words = outcomeWords[language];
  const { isCancelled, hasBicycles, hasParcels, money } = outcome;
  return [
    ...(isCancelled ? [`${words.cancelled} ${words.money[money]}`] : []),
    ...(hasBicycles ? [words.bicycles] : []),
    ...(hasParcels ? [words.parcels] : []),
  ];
}
