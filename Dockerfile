# The house in one image: the page is built, then only what runs is kept.
FROM node:26-slim AS built
WORKDIR /house
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund && node house/page.mjs
# Types are for editors; npm keeps those of Node because the builder of the page may use them.
RUN npm ci --workspace=server --workspace=cli --omit=dev --omit=optional --no-audit --no-fund && rm -rf node_modules/@types node_modules/undici-types

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA=/data
WORKDIR /house
COPY --from=built --chown=root:root /house/package.json ./
COPY --from=built /house/node_modules ./node_modules
COPY --from=built /house/kernel ./kernel
COPY --from=built /house/games ./games
COPY --from=built /house/table ./table
COPY --from=built /house/bots ./bots
COPY --from=built /house/server ./server
COPY --from=built /house/cli ./cli
COPY --from=built /house/web/package.json ./web/package.json
COPY --from=built /house/web/dist ./web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"]
