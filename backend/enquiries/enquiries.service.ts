// The door to enquiries: what is forgotten after its time.
export { forgetOldMessages } from './contact/contact.service';
export { removeStaleSubscriptions } from './newsletter/newsletter.service';
export { forgetOldTestRides } from './test-rides/test-rides.service';
