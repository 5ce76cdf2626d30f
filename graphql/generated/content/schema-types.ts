export const schemaTypes = {
 "objects": {
  "Accessory": {
   "accessory_parts_category": "Term",
   "articles": "[ComponentAccessoryArticle]!",
   "bikes": "[Bike]!",
   "brand": "Term",
   "category": "Term",
   "claim": "String!",
   "createdAt": "DateTime",
   "description": "String!",
   "documentId": "ID!",
   "drawing": "String!",
   "hasBattery": "Boolean",
   "locale": "String",
   "localizations": "[Accessory]!",
   "metaDescription": "String",
   "metaImage": "UploadFile",
   "metaTitle": "String",
   "name": "String!",
   "position": "Int",
   "productId": "String!",
   "publishedAt": "DateTime",
   "safety": "String",
   "slug": "String!",
   "specs": "[ComponentSharedTitleText]!",
   "updatedAt": "DateTime"
  },
  "AccessoryEntityResponseCollection": {
   "nodes": "[Accessory!]!",
   "pageInfo": "Pagination!"
  },
  "Bike": {
   "accessories": "[Accessory]!",
   "brand": "Term",
   "build": "JSON!",
   "claim": "String!",
   "closeUps": "String",
   "colorVariation": "[ComponentBikeColor]!",
   "colors": "[Term]!",
   "createdAt": "DateTime",
   "description": "String!",
   "documentId": "ID!",
   "driveTrainVariation": "[ComponentBikeDriveTrain]!",
   "firstProductionYear": "Int!",
   "frameVariation": "[ComponentBikeFrame]!",
   "geometry": "[Term]!",
   "geometrySizes": "[ComponentBikeGeometrySize]!",
   "lastProductionYear": "Int",
   "locale": "String",
   "localizations": "[Bike]!",
   "metaDescription": "String",
   "metaImage": "UploadFile",
   "metaTitle": "String",
   "name": "String!",
   "permittedWeightKg": "Float",
   "position": "Int",
   "productId": "String!",
   "publishedAt": "DateTime",
   "safety": "String",
   "slug": "String!",
   "specs": "[ComponentSharedTitleText]!",
   "story": "[ComponentSharedTitleText]!",
   "subcategory": "Term",
   "transmission_group": "[Term]!",
   "updatedAt": "DateTime"
  },
  "BikeEntityResponseCollection": {
   "nodes": "[Bike!]!",
   "pageInfo": "Pagination!"
  },
  "Blog": {
   "author": "String",
   "body": "String",
   "category": "ENUM_BLOG_CATEGORY",
   "createdAt": "DateTime",
   "date": "Date",
   "documentId": "ID!",
   "formerSlugs": "JSON",
   "isPressRelease": "Boolean",
   "locale": "String",
   "localizations": "[Blog]!",
   "mainImage": "UploadFile",
   "metaDescription": "String",
   "metaImage": "UploadFile",
   "publishedAt": "DateTime",
   "slug": "String",
   "teaser": "String",
   "title": "String!",
   "updatedAt": "DateTime"
  },
  "BlogEntityResponseCollection": {
   "nodes": "[Blog!]!",
   "pageInfo": "Pagination!"
  },
  "ComponentAccessoryArticle": {
   "color": "String",
   "colorHex": "String",
   "ean": "String",
   "id": "ID!",
   "mainImage": "UploadFile",
   "size": "String",
   "sku": "String!",
   "variant": "String"
  },
  "ComponentBikeColor": {
   "finish": "String!",
   "hex": "String!",
   "id": "ID!",
   "name": "String!",
   "short": "String!",
   "slug": "String!"
  },
  "ComponentBikeDriveTrain": {
   "batteryWh": "Int",
   "code": "String!",
   "group": "String!",
   "id": "ID!",
   "kind": "String!",
   "motor": "String",
   "name": "String!",
   "specs": "[ComponentSharedTitleText]!",
   "torqueNm": "Int",
   "weightGrams": "Int!"
  },
  "ComponentBikeFrame": {
   "childSeat": "String",
   "id": "ID!",
   "name": "String!",
   "shape": "String!",
   "short": "String!"
  },
  "ComponentBikeGeometrySize": {
   "bbDrop": "Float!",
   "bodyHeightMaxCm": "Int!",
   "bodyHeightMinCm": "Int!",
   "chainstay": "Float!",
   "forkOffset": "Float!",
   "frame": "String!",
   "headAngle": "Float!",
   "headTube": "Float!",
   "id": "ID!",
   "reach": "Float!",
   "seatAngle": "Float!",
   "seatTube": "Float!",
   "size": "String!",
   "stack": "Float!",
   "standover": "Float!",
   "topTube": "Float!",
   "wheelbase": "Float!"
  },
  "ComponentPageButtons": {
   "buttons": "[ComponentSharedButton]",
   "id": "ID!",
   "title": "String"
  },
  "ComponentPageHeaderImage": {
   "id": "ID!",
   "image": "UploadFile",
   "title": "String"
  },
  "ComponentPageHeroImage": {
   "callToActionFontColor": "String",
   "callToActionText": "String",
   "componentType": "String",
   "horizontal": "UploadFile",
   "id": "ID!",
   "image": "UploadFile",
   "linkToAccessory": "Accessory",
   "linkToBike": "Bike",
   "mobileHorizontal": "UploadFile",
   "mobileVertical": "UploadFile",
   "text": "String",
   "textFontColor": "String",
   "title": "String",
   "titleFontColor": "String",
   "vertical": "UploadFile"
  },
  "ComponentPageHighlightedTextImage": {
   "id": "ID!",
   "image": "UploadFile",
   "imageOnRight": "Boolean",
   "text": "String",
   "title": "String"
  },
  "ComponentPageImageGroup": {
   "id": "ID!",
   "images": "[UploadFile]!",
   "title": "String"
  },
  "ComponentPageInfoArray": {
   "id": "ID!",
   "infoArrayTitle": "String",
   "listOfInfo": "[ComponentSharedTitleText]",
   "subject": "String"
  },
  "ComponentPageListing": {
   "category": "String",
   "geometry": "String",
   "id": "ID!",
   "subcategory": "String",
   "transmission": "String"
  },
  "ComponentPageRichText": {
   "id": "ID!",
   "markdown": "String"
  },
  "ComponentPageShippingTable": {
   "id": "ID!",
   "note": "String",
   "rows": "[ComponentSharedShippingRow]",
   "title": "String"
  },
  "ComponentPageSupportTextImages": {
   "id": "ID!",
   "items": "[ComponentSharedTextImage]",
   "title": "String"
  },
  "ComponentSharedButton": {
   "id": "ID!",
   "image": "UploadFile",
   "link": "String",
   "text": "String"
  },
  "ComponentSharedMaker": {
   "address": "String!",
   "email": "String!",
   "id": "ID!",
   "name": "String!",
   "responsibleAddress": "String",
   "responsibleEmail": "String",
   "responsibleName": "String"
  },
  "ComponentSharedShippingRow": {
   "country": "String",
   "duration": "String",
   "freeFrom": "String",
   "id": "ID!",
   "method": "String",
   "price": "String"
  },
  "ComponentSharedTextImage": {
   "id": "ID!",
   "image": "UploadFile",
   "link": "String",
   "linkText": "String",
   "text": "String",
   "title": "String"
  },
  "ComponentSharedTitleText": {
   "id": "ID!",
   "text": "String",
   "title": "String"
  },
  "Dealer": {
   "aboutDe": "String",
   "aboutEn": "String",
   "adrNumber": "String",
   "city": "String",
   "countryCode": "String",
   "countryDe": "String",
   "countryEn": "String",
   "createdAt": "DateTime",
   "documentId": "ID!",
   "email": "String",
   "hasDps": "Boolean",
   "latitude": "Float",
   "longitude": "Float",
   "name": "String!",
   "openingHours": "JSON",
   "phone": "String",
   "publishedAt": "DateTime",
   "slug": "String",
   "strNumber": "String",
   "street": "String",
   "type": "ENUM_DEALER_TYPE",
   "updatedAt": "DateTime",
   "website": "String",
   "zip": "String"
  },
  "DealerEntityResponseCollection": {
   "nodes": "[Dealer!]!",
   "pageInfo": "Pagination!"
  },
  "Download": {
   "body": "String",
   "category": "ENUM_DOWNLOAD_CATEGORY",
   "createdAt": "DateTime",
   "date": "Date",
   "description": "String",
   "documentId": "ID!",
   "file": "UploadFile",
   "language": "String",
   "locale": "String",
   "localizations": "[Download]!",
   "publishedAt": "DateTime",
   "slug": "String",
   "title": "String!",
   "updatedAt": "DateTime",
   "version": "String"
  },
  "DownloadEntityResponseCollection": {
   "nodes": "[Download!]!",
   "pageInfo": "Pagination!"
  },
  "Error": {
   "code": "String!",
   "message": "String"
  },
  "Event": {
   "body": "String",
   "city": "String",
   "country": "String",
   "createdAt": "DateTime",
   "documentId": "ID!",
   "endsAt": "DateTime",
   "formerSlugs": "JSON",
   "image": "UploadFile",
   "link": "String",
   "locale": "String",
   "localizations": "[Event]!",
   "metaDescription": "String",
   "metaImage": "UploadFile",
   "publishedAt": "DateTime",
   "slug": "String",
   "startsAt": "DateTime",
   "street": "String",
   "teaser": "String",
   "title": "String!",
   "updatedAt": "DateTime",
   "venue": "String",
   "zip": "String"
  },
  "EventEntityResponseCollection": {
   "nodes": "[Event!]!",
   "pageInfo": "Pagination!"
  },
  "Faq": {
   "answer": "String",
   "category": "String",
   "createdAt": "DateTime",
   "documentId": "ID!",
   "locale": "String",
   "localizations": "[Faq]!",
   "position": "Int",
   "publishedAt": "DateTime",
   "question": "String!",
   "slug": "String",
   "updatedAt": "DateTime"
  },
  "FaqEntityResponseCollection": {
   "nodes": "[Faq!]!",
   "pageInfo": "Pagination!"
  },
  "Feature": {
   "createdAt": "DateTime",
   "documentId": "ID!",
   "formerSlugs": "JSON",
   "image": "UploadFile",
   "locale": "String",
   "localizations": "[Feature]!",
   "metaDescription": "String",
   "metaImage": "UploadFile",
   "pageZone": "[FeaturePageZoneDynamicZone]",
   "position": "Int",
   "publishedAt": "DateTime",
   "slug": "String",
   "teaser": "String",
   "title": "String!",
   "updatedAt": "DateTime"
  },
  "FeatureEntityResponseCollection": {
   "nodes": "[Feature!]!",
   "pageInfo": "Pagination!"
  },
  "Job": {
   "body": "String",
   "createdAt": "DateTime",
   "date": "Date",
   "department": "String",
   "documentId": "ID!",
   "employmentType": "ENUM_JOB_EMPLOYMENTTYPE",
   "formerSlugs": "JSON",
   "isRemote": "Boolean",
   "locale": "String",
   "localizations": "[Job]!",
   "location": "String",
   "metaDescription": "String",
   "metaImage": "UploadFile",
   "publishedAt": "DateTime",
   "salaryMax": "Int",
   "salaryMin": "Int",
   "salaryUnit": "ENUM_JOB_SALARYUNIT",
   "slug": "String",
   "teaser": "String",
   "title": "String!",
   "updatedAt": "DateTime",
   "validThrough": "Date"
  },
  "JobEntityResponseCollection": {
   "nodes": "[Job!]!",
   "pageInfo": "Pagination!"
  },
  "NotificationBanner": {
   "createdAt": "DateTime",
   "documentId": "ID!",
   "locale": "String",
   "localizations": "[NotificationBanner]!",
   "publishedAt": "DateTime",
   "showEverywhere": "Boolean",
   "slug": "String",
   "text": "String",
   "updatedAt": "DateTime"
  },
  "Page": {
   "createdAt": "DateTime",
   "documentId": "ID!",
   "formerSlugs": "JSON",
   "isFooterAsSecondary": "Boolean",
   "isOnFooterAsMain": "Boolean",
   "isSitemapPage": "Boolean",
   "listing": "ComponentPageListing",
   "locale": "String",
   "localizations": "[Page]!",
   "metaDescription": "String",
   "metaImage": "UploadFile",
   "metaTitle": "String",
   "pageZone": "[PagePageZoneDynamicZone]",
   "publishedAt": "DateTime",
   "slug": "String",
   "title": "String!",
   "updatedAt": "DateTime"
  },
  "PageEntityResponseCollection": {
   "nodes": "[Page!]!",
   "pageInfo": "Pagination!"
  },
  "Pagination": {
   "page": "Int!",
   "pageCount": "Int!",
   "pageSize": "Int!",
   "total": "Int!"
  },
  "Query": {
   "accessories": "[Accessory]!",
   "accessories_connection": "AccessoryEntityResponseCollection",
   "bikes": "[Bike]!",
   "bikes_connection": "BikeEntityResponseCollection",
   "blogs": "[Blog]!",
   "blogs_connection": "BlogEntityResponseCollection",
   "dealers": "[Dealer]!",
   "dealers_connection": "DealerEntityResponseCollection",
   "downloads": "[Download]!",
   "downloads_connection": "DownloadEntityResponseCollection",
   "events": "[Event]!",
   "events_connection": "EventEntityResponseCollection",
   "faqs": "[Faq]!",
   "faqs_connection": "FaqEntityResponseCollection",
   "features": "[Feature]!",
   "features_connection": "FeatureEntityResponseCollection",
   "jobs": "[Job]!",
   "jobs_connection": "JobEntityResponseCollection",
   "notificationBanner": "NotificationBanner",
   "pages": "[Page]!",
   "pages_connection": "PageEntityResponseCollection"
  },
  "Term": {
   "documentId": "ID!",
   "hex": "String",
   "maker": "ComponentSharedMaker",
   "name": "String!",
   "slug": "String!"
  },
  "UploadFile": {
   "alternativeText": "String",
   "caption": "String",
   "createdAt": "DateTime",
   "documentId": "ID!",
   "ext": "String",
   "height": "Int",
   "mime": "String!",
   "name": "String!",
   "size": "Float!",
   "updatedAt": "DateTime",
   "url": "String!",
   "width": "Int"
  }
 },
 "unions": {
  "FeaturePageZoneDynamicZone": [
   "ComponentPageButtons",
   "ComponentPageHeaderImage",
   "ComponentPageHeroImage",
   "ComponentPageHighlightedTextImage",
   "ComponentPageImageGroup",
   "ComponentPageInfoArray",
   "ComponentPageRichText",
   "ComponentPageShippingTable",
   "ComponentPageSupportTextImages",
   "Error"
  ],
  "PagePageZoneDynamicZone": [
   "ComponentPageButtons",
   "ComponentPageHeaderImage",
   "ComponentPageHeroImage",
   "ComponentPageHighlightedTextImage",
   "ComponentPageImageGroup",
   "ComponentPageInfoArray",
   "ComponentPageRichText",
   "ComponentPageShippingTable",
   "ComponentPageSupportTextImages",
   "Error"
  ]
 },
 "enums": {
  "ENUM_BLOG_CATEGORY": [
   "model",
   "presse",
   "technik",
   "unternehmen",
   "werkstatt"
  ],
  "ENUM_DEALER_TYPE": [
   "dealer",
   "flagship",
   "servicePoint"
  ],
  "ENUM_DOWNLOAD_CATEGORY": [
   "catalogue",
   "certificate",
   "form",
   "manual",
   "press"
  ],
  "ENUM_JOB_EMPLOYMENTTYPE": [
   "APPRENTICE",
   "FULL_TIME",
   "INTERN",
   "PART_TIME"
  ],
  "ENUM_JOB_SALARYUNIT": [
   "HOUR",
   "MONTH",
   "YEAR"
  ],
  "PublicationStatus": [
   "DRAFT",
   "PUBLISHED"
  ]
 }
};
