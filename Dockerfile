# One image for both: the services (deploy/serve.mjs services) and the storefront (deploy/serve.mjs storefront).
# Pages are built against embedded services with the demo's data; in service each is made anew within five minutes of its first visit.
FROM node:22-bookworm-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# Read when the site is built.
ARG SITE_URL=https://localhost
ARG CMS_URL
ARG HSTS_PRELOAD
ARG TAG_MANAGER_ID
ARG ANALYTICS_ID
ARG TAG_HOSTS
ARG GOOGLE_MAPS_KEY
ARG MAP_TILES
ARG MAP_CREDIT
ARG CONSENT
RUN SEED_DEMO=1 npm run build && rm -rf .data .next/cache && npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:22-bookworm-slim
# The programs were compiled above; the compiler's packages are gone.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PROGRAMS_AS_BUILT=1
# As scripts/support/heap-limits.mjs has it for npm start.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
# Nobody who runs in it can change it; what is written goes to DATA_DIR and /tmp.
COPY --from=build /app ./
RUN install -d -o node -g node -m 0700 /data
ENV DATA_DIR=/data
USER node
EXPOSE 3000 4000
STOPSIGNAL SIGTERM
CMD ["node", "deploy/serve.mjs", "storefront"]
