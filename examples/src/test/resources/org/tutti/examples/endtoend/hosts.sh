#!/bin/bash
# Runs a command next to two hosts, h1 and h2, or as many as HOSTS says. They have names and network
# interfaces of their own and share everything else. The monotonic clock of each is an hour ahead of
# that of the one before.
#
#   unshare --map-root-user --net --mount --uts hosts.sh COMMAND...
#
# In the working directory, remote-shell runs a command on a host whose link is up, kill-host ends all
# processes of a host, and slow-link gives what a host sends a rate, such as 100mbit, or with the number
# of a second host, what it sends there. From outside, link turns the link of a host up or down.
set -eu
hosts=${HOSTS:-2}
hostname head
ip link set lo up
# The interface has the same name everywhere, so that one option of a launcher fits each.
ip link add eth0 type bridge
ip addr add 10.77.0.254/24 dev eth0
ip link set eth0 up
{
  printf '127.0.0.1 localhost\n10.77.0.254 head\n'
  for number in $(seq "$hosts"); do echo "10.77.0.$number h$number"; done
} > hosts
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
# What is sent at once may have 64 KiB: a smaller burst would hold it up forever.
cat > slow-link <<END
#!/bin/bash
exec nsenter --target "\$(cat "$PWD/\$1.pid")" --net sh -ec '
  slow="rate \$1 burst 128kb cburst 128kb"
  tc qdisc add dev eth0 root handle 1: htb default \$([ -n "\$2" ] && echo 1 || echo 2)
  tc class add dev eth0 parent 1: classid 1:1 htb rate 100gbit burst 1mb cburst 1mb quantum 60000
  tc class add dev eth0 parent 1: classid 1:2 htb \$slow quantum 60000
  tc qdisc add dev eth0 parent 1:2 bfifo limit 512kb
  if [ -n "\$2" ]; then
    tc filter add dev eth0 parent 1: protocol ip u32 match ip dst 10.77.0.\$2/32 flowid 1:2
  fi' sh "\$2" "\${3:-}"
END
chmod +x remote-shell kill-host link slow-link

processes=()
end() {
  for number in $(seq ${#processes[@]}); do ./kill-host "h$number"; done
  kill -KILL "${processes[@]}"
}
trap end EXIT
for number in $(seq "$hosts"); do
  unshare --net --uts --time --monotonic $(((number - 1) * 3600)) --fork sleep infinity &
  # It has all of its namespaces when it sleeps.
  until host=$(pgrep --parent $! --exact sleep); do sleep 0.02; done
  disown # Without a word about its end.
  processes+=("$host")
  echo "$host" > "h$number.pid"
  ip link add "port$number" type veth peer name eth0 netns "$host"
  ip link set "port$number" master eth0 up
  nsenter --target "$host" --net --uts sh -c \
    "hostname h$number; ip link set lo up; ip addr add 10.77.0.$number/24 dev eth0; ip link set eth0 up"
done
"$@"
