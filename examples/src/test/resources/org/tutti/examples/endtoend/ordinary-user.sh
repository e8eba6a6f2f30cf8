# Sourced by scripts that hosts.sh runs. $as_user COMMAND... runs a command as tutti, a user
# without privileges whose home directory is home, in the working directory.
number=1000
as_user="unshare --map-user=$number --map-group=$number"
mkdir -m 700 home
printf 'root:x:0:0::/root:/bin/sh\ntutti:x:%d:%d::%s:/bin/sh\n' $number $number "$PWD/home" > passwd
printf 'root:x:0:\ntutti:x:%d:\n' $number > group
# Programs take names and home directories from there, not from variables.
mount --bind passwd /etc/passwd
mount --bind group /etc/group
