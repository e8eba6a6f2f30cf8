#!/bin/bash
# Runs a command next to two hosts, h1 and h2, which have names and network interfaces of their own
# and share everything else. The monotonic clock of h2 is an hour ahead.
#
#   unshare --map-root-user --net --mount --uts two-hosts.sh COMMAND...
#
# In the working directory, remote-shell runs a command on a host whose link is up, kill-host ends
# all processes of a host, and link turns the link of a host up or down, also from outside.
set -eu
hostname head
ip link set lo up
# The interface has the same name on all three, so that one option of a launcher fits each.
ip link add eth0 type bridge
ip addr add 10.77.0.254/24 dev eth0
ip link set eth0 up
printf '127.0.0.1 localhost\n10.77.0.254 head\n10.77.0.1 h1\n10.77.0.2 h2\n' > hosts
mount --bind hosts /etc/hosts

cat > remote-shell <<END
#!/bin/bash
host=\$(cat "$PWD/\$1.pid" 2>/dev/null)
[ -n "\$(nsenter --target "\$host" --net ip link show eth0 up 2>/dev/null)" ] \\
  || { echo "no route to \$1"; exit 255; }
shift
exec nsenter --target "\$host" --net --uts --time sh -c "\$*"
END
cat > kill-host <<END
#!/bin/bash
host=\$(cat "$PWD/\$1.pid")
for process in /proc/[0-9]*; do
  number=\${process#/proc/}
  [ "\$number" = "\$host" ] || [ ! "\$process/ns/net" -ef "/proc/\$host/ns/net" ] \\
    || kill -KILL "\$number"
done 2>/dev/null
exit 0
END
cat > link <<END
#!/bin/bash
exec nsenter --target "\$(cat "$PWD/\$1.pid")" --user --preserve-credentials --net \\
  ip link set eth0 "\$2"
END
chmod +x remote-shell kill-host link

hosts=()
trap './kill-host h1; ./kill-host h2; kill -KILL "${hosts[@]}"' EXIT
for number in 1 2; do
  unshare --net --uts --time --monotonic $(((number - 1) * 3600)) --fork sleep infinity &
  # It has all of its namespaces when it sleeps.
  until host=$(pgrep --parent $! --exact sleep); do sleep 0.02; done
  disown # Without a word about its end.
  hosts+=("$host")
  echo "$host" > "h$number.pid"
  ip link add "port$number" type veth peer name eth0 netns "$host"
  ip link set "port$number" master eth0 up
  nsenter --target "$host" --net --uts sh -c \
    "hostname h$number; ip link set lo up; ip addr add 10.77.0.$number/24 dev eth0; ip link set eth0 up"
done
"$@"
