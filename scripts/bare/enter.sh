#!/bin/sh
# Runs a command in another system, as a user of that system, and says which processes it left behind.
# usage, in namespaces of its own: enter.sh ROOT USER PATH COMMAND...
set -u

root=$1 user=$2 path=$3
shift 3

mount -t proc proc "$root/proc"
mount -t sysfs -o ro sysfs "$root/sys"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero full random urandom tty; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
mkdir "$root/dev/shm" "$root/dev/pts"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
ln -s pts/ptmx "$root/dev/ptmx"
ln -s /proc/self/fd "$root/dev/fd"

chroot --userspec="$user" "$root" env PATH="$path" "$@"
code=$?

# What was asked to end has some seconds to do so.
for _ in 1 2 3 4 5 6 7 8 9 10; do
    left=""
    for process in "$root"/proc/[0-9]*; do
        id=${process##*/}
        [ "$id" -eq 1 ] || left="$left $(cat "$process/comm" 2>/dev/null)"
    done
    [ -z "$left" ] && break
    sleep 1
done
[ -z "$left" ] || echo "left running:$left"
exit "$code"
