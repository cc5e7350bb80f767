# One copy of the system with its embedded PostgreSQL, or, with DATABASE_URL and S3_*, one of several.
# docker build -t clinica . ; how it is run: docs/operations.md
FROM node:24-bookworm-slim AS build
WORKDIR /srv/clinica
COPY package.json package-lock.json .npmrc ./
# Not npm ci, which wants the packages of every platform in the lock. Hashes are checked all the same.
RUN npm install --no-audit --no-fund --include=dev
COPY . .
# --no-save leaves the lock unchanged, because the build's name is a hash of files that include the lock.
RUN npm run build && npm prune --omit=dev --no-save

FROM node:24-bookworm-slim
RUN useradd --system --uid 10001 --user-group --home-dir /data --no-create-home clinica \
 && install -d -o clinica -g clinica -m 0700 /data
WORKDIR /srv/clinica
# The files belong to root, so the server cannot change them.
COPY --from=build /srv/clinica ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER clinica
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
