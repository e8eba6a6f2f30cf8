#!/bin/bash
# Runs a command as a user without privileges next to two hosts that are the nodes of a cluster: the
# controller of Slurm runs on this host, and a daemon on each of the others, all as that user.
#
#   hosts.sh slurm-hosts.sh COMMAND...
#
# In the working directory, slurm-*.log have what the daemons say. None of them outlives the command.
set -eu
PATH=$PATH:/usr/sbin
for program in munged slurmctld slurmd srun; do
  type -P "$program" > /dev/null || { echo "$program is missing" >&2; exit 1; }
done
. "$(dirname "$0")/ordinary-user.sh"

# The path of a socket is short, that of the working directory perhaps not.
cluster=$(mktemp -d)
daemons=()
trap 'kill -KILL "${daemons[@]}" 2> /dev/null || true; rm -rf "$cluster" || true' EXIT
mkdir "$cluster"/{state,spool-h1,spool-h2,tmp-h1,tmp-h2}
head -c 1024 /dev/urandom > "$cluster/key"
chmod 400 "$cluster/key"
export SLURM_CONF=$cluster/slurm.conf
cat > "$SLURM_CONF" <<CONFIGURATION
ClusterName=tutti
SlurmctldHost=head
SlurmctldPort=16817
SlurmdPort=16818
AuthType=auth/munge
AuthInfo=socket=$cluster/munge
CredType=cred/munge
SlurmUser=tutti
SlurmdUser=tutti
StateSaveLocation=$cluster/state
SlurmdSpoolDir=$cluster/spool-%n
SlurmctldPidFile=$cluster/slurmctld.pid
SlurmdPidFile=$cluster/slurmd-%n.pid
SlurmctldLogFile=$PWD/slurm-head.log
SlurmdLogFile=$PWD/slurm-%n.log
TmpFS=$cluster/tmp-%n
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
SwitchType=switch/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
MpiDefault=none
ReturnToService=2
KillWait=10
NodeName=h1,h2 CPUs=$(nproc) State=UNKNOWN
PartitionName=all Nodes=h1,h2 Default=YES State=UP
CONFIGURATION

# await SECONDS CONDITION...: waits until the command succeeds.
await() {
  local end=$((SECONDS + $1))
  shift
  until "$@"; do
    if [ "$SECONDS" -ge "$end" ]; then
      echo "Slurm does not come up, waited in vain: $*" >&2
      tail -n 20 slurm-*.log >&2
      exit 1
    fi
    sleep 0.1
  done
}
has_nodes() {
  [ "$($as_user sinfo --noheader --states=idle --format=%D 2> /dev/null)" = 2 ]
}

$as_user munged --force --foreground --key-file="$cluster/key" --socket="$cluster/munge" \
  --pid-file="$cluster/munge.pid" --log-file="$PWD/slurm-munge.log" \
  --seed-file="$cluster/munge.seed" 2> slurm-munged.log &
daemons+=($!)
await 10 test -S "$cluster/munge"
$as_user slurmctld -D -c 2> /dev/null &
daemons+=($!)
for host in h1 h2; do
  ./remote-shell "$host" exec $as_user slurmd -D -N "$host" 2> /dev/null &
  daemons+=($!)
done
disown -a # Without a word about their ends.
await 60 has_nodes
export HOME=$PWD/home
$as_user "$@"
