#!/bin/bash
# Runs a command as a user without privileges, whom two hosts let in through ssh. The daemons belong
# to that user and listen on a port that needs no privilege.
#
#   hosts.sh ssh-hosts.sh COMMAND...
#
# In the working directory, home/.ssh has what the user knows, and authorized-h1 and authorized-h2
# have the keys that each host accepts.
set -eu
sshd=$(PATH=$PATH:/usr/sbin type -P sshd) || { echo "sshd is missing" >&2; exit 1; }
. "$(dirname "$0")/ordinary-user.sh"
mkdir -m 700 home/.ssh
echo 'Port 2222' > home/.ssh/config
ssh-keygen -q -t ed25519 -N '' -f home/.ssh/id_ed25519

daemons=()
trap 'kill "${daemons[@]}" 2>/dev/null' EXIT
for host in h1 h2; do
  ssh-keygen -q -t ed25519 -N '' -f "key-$host"
  echo "[$host]:2222 $(cat "key-$host.pub")" >> home/.ssh/known_hosts
  cp home/.ssh/id_ed25519.pub "authorized-$host"
  cat > "sshd-$host" <<CONFIGURATION
Port 2222
HostKey $PWD/key-$host
AuthorizedKeysFile $PWD/authorized-$host
PidFile $PWD/sshd-$host.pid
PasswordAuthentication no
KbdInteractiveAuthentication no
UsePAM no
# The working directory may be in one that everyone may write to.
StrictModes no
CONFIGURATION
  ./remote-shell "$host" exec $as_user "$sshd" -D -f "$PWD/sshd-$host" -E "$PWD/sshd-$host.log" &
  daemons+=($!)
  # It has the file when it listens.
  until [ -s "sshd-$host.pid" ]; do
    kill -0 $! 2>/dev/null || { cat "sshd-$host.log" >&2; exit 1; }
    sleep 0.02
  done
done
export HOME=$PWD/home
$as_user "$@"
