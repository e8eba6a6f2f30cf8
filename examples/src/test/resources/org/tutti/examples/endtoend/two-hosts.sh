#!/bin/bash
# Runs a command next to two hosts, h1 and h2, which have names and network interfaces of their own
# and share everything else. The file remote-shell in the working directory reaches them.
#
#   unshare --map-root-user --net --mount --uts two-hosts.sh COMMAND...
set -eu
ip link set lo up
ip link add bridge type bridge
ip addr add 10.77.0.254/24 dev bridge
ip link set bridge up
hosts=()
trap 'kill "${hosts[@]}"' EXIT
for number in 1 2; do
  unshare --net --uts sleep infinity &
  host=$!
  hosts+=("$host")
  echo "$host" > "h$number.pid"
  # Until the process has namespaces of its own.
  while [ "$(readlink "/proc/$host/ns/net")" = "$(readlink /proc/self/ns/net)" ]; do sleep 0.02; done
  while [ "$(readlink "/proc/$host/ns/uts")" = "$(readlink /proc/self/ns/uts)" ]; do sleep 0.02; done
  ip link add "port$number" type veth peer name eth0 netns "$host"
  ip link set "port$number" master bridge up
  nsenter --target "$host" --net --uts sh -c \
    "hostname h$number; ip link set lo up; ip addr add 10.77.0.$number/24 dev eth0; ip link set eth0 up"
done
cat > remote-shell <<END
#!/bin/bash
host=\$1
shift
[ -e "$PWD/\$host.pid" ] || { echo "no route to \$host"; exit 255; }
exec nsenter --target "\$(cat "$PWD/\$host.pid")" --net --uts sh -c "\$*"
END
chmod +x remote-shell
"$@"
