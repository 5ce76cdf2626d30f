// The door to the dealer account: what the start of the services and the commands of an operator need of it.
export { createDealerFiles } from './files/dealer-files';
export { createImageLibrary } from './images/image-library';
export {
  findRequest,
  findToldDealers,
  findUnderReview,
} from './master-data/master-data.repository';
export { ReviewError, reviewRequest } from './master-data/review-request';
