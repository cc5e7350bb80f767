#!/bin/sh
# Restarts the copies behind nginx one after the other, each while no request is led to it.
# usage, as root: rolling-restart.sh PORT...
set -eu

copies=${COPIES:-/etc/nginx/clinica-copies}

# Written beside and renamed: nginx reads one list or the other.
write_copies() {
    sed "$1" "$copies" > "$copies.new"
    mv "$copies.new" "$copies"
    nginx -t -q
    nginx -s reload
    # For nginx's workers that still have the former list.
    sleep 3
}

for port in "$@"; do
    write_copies "s/^server 127\.0\.0\.1:$port;/server 127.0.0.1:$port down;/"
    systemctl restart "clinica@$port"
    waited=0
    until curl -fso /dev/null "http://127.0.0.1:$port/readyz"; do
        waited=$((waited + 1))
        if [ "$waited" -gt 120 ]; then
            echo "clinica@$port is not ready after 60 s; nginx leaves it out, the other copies go on." >&2
            exit 1
        fi
        sleep 0.5
    done
    write_copies "s/^server 127\.0\.0\.1:$port down;/server 127.0.0.1:$port;/"
done
