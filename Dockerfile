# The bot in a container; docs/operating.md explains how to run it.
#     docker build -t concordia-by-chat .

# The oldest Python we support; requirements-run.lock serves the newer ones too.
FROM python:3.11-slim AS build
RUN python -m venv /opt/concordia
ENV PATH=/opt/concordia/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
COPY requirements-run.lock requirements-build.lock /source/
RUN pip install --require-hashes --no-deps -r /source/requirements-run.lock -r /source/requirements-build.lock
COPY . /source
RUN pip install --no-deps --no-build-isolation /source && pip uninstall --yes setuptools

FROM python:3.11-slim
RUN useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin concordia \
    && install -d -o concordia -g concordia /data /backups
COPY --from=build /opt/concordia /opt/concordia
ENV PATH=/opt/concordia/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    CONCORDIA_DATABASE=/data/concordia.sqlite \
    CONCORDIA_PICTURE_FOLDER=/data/pictures
USER concordia
WORKDIR /data
VOLUME ["/data", "/backups"]
HEALTHCHECK --interval=30s --timeout=15s --start-period=60s --retries=3 CMD ["concordia", "health"]
ENTRYPOINT ["concordia"]
CMD ["run"]
