# Sourced by every run. JAVA_HOME chooses the JDK; JAVA_OPTIONS are options of the programs here.
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
jar=$root/examples/target/benchmarks.jar
classes=$root/bench/target/classes
work=$root/bench/target/work/$(basename "$here")
for built in "$jar" "$classes"; do
  [ -e "$built" ] || { echo "$built is missing; build first: mvn -P bench package" >&2; exit 1; }
done
mkdir -p "$work"

java=${JAVA_HOME:+$JAVA_HOME/bin/}java
jdk=$("$java" -version 2>&1 | sed -n '1s/[^"]*"\([0-9]*\).*/\1/p')
native=$([ "$jdk" -lt 22 ] || echo --enable-native-access=ALL-UNNAMED)
# Open MPI refuses to run as root, as containers often do, unless both are set.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1

# Prints the comment at the head of the script.
usage() {
  awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$0" >&2
  exit 2
}

# Results of more than 500 rows are kept compressed. restore RESULT.csv prints the name of a plain copy,
# with the rows that are kept; keep RESULT.csv compresses that copy.
restore() {
  mkdir -p "$(dirname "$work/$1")"
  [ ! -e "$here/$1.gz" ] || gzip -dc "$here/$1.gz" >"$work/$1"
  echo "$work/$1"
}
keep() {
  mkdir -p "$(dirname "$here/$1")"
  gzip -9nc "$work/$1" >"$here/$1.gz"
}

# bench CLASS ARGUMENT...: a program of bench/.
bench() {
  local class=$1
  shift
  "$java" ${JAVA_OPTIONS:-} $native -cp "$classes:$jar" "org.tutti.bench.$class" "$@"
}

# tutti ARGUMENT...: the command line, with the benchmarks of bench/ before those of the examples.
tutti() { "$java" $native -cp "$classes:$jar" org.tutti.cli.Main "$@"; }

# launch LIBRARY RANKS COMMAND...: each rank bound to a core.
launch() {
  local library=$1 ranks=$2
  shift 2
  case $library in
    openmpi) mpirun.openmpi --bind-to core -np "$ranks" "$@" ;;
    mpich) mpiexec.mpich -bind-to core -n "$ranks" "$@" ;;
    *) echo "no library $library: openmpi or mpich" >&2; exit 2 ;;
  esac
}

# rank_of_campaign LIBRARY JAR FILE ARGUMENT...: writes the command of a rank as a campaign starts its
# third launch, one argument a line. It is read from the launcher, so that the jar may be of any commit.
rank_of_campaign() {
  local library=$1 measured=$2 file=$3 program real
  shift 3
  case $library in
    openmpi) program=mpirun.openmpi ;;
    mpich) program=mpiexec.mpich ;;
  esac
  real=$(command -v $program)
  rm -rf "$file.d"
  mkdir -p "$file.d/bin"
  cat >"$file.d/bin/$program" <<END
#!/bin/sh
case "\$*" in *--results=*) printf '%s\\n' "\$@" >"$(realpath "$file.d")/words" ;; esac
exec $real "\$@"
END
  chmod +x "$file.d/bin/$program"
  PATH=$(realpath "$file.d/bin"):$PATH "$java" $native -jar "$measured" run --launcher "$library" -np 2 \
    --bind-to core --launches 3 --no-html --results "$file.d/results" "$@" >"$file.d/printed" 2>&1 \
    </dev/null || { cat "$file.d/printed" >&2; return 1; }
  sed -n '\,/env$\|/java$,,$p' "$file.d/words" >"$file"
  [ -s "$file" ] || { echo "no command of a rank in $file.d/words" >&2; return 1; }
}

# finish LINES COMMAND...: what it prints. Once it has printed so many lines, it has two seconds to end:
# MPICH 4.0.2 on several hosts often does not finalize.
finish() {
  local lines=$1 process patience=20
  shift
  "$@" >"$work/printed" </dev/null &
  process=$!
  while kill -0 $process 2>/dev/null && [ $patience -gt 0 ]; do
    sleep 0.1
    [ "$(wc -l <"$work/printed")" -lt "$lines" ] || patience=$((patience - 1))
  done
  kill -KILL $process 2>/dev/null || true
  wait $process 2>/dev/null || [ $patience = 0 ] || { echo "failed: $*" >&2; exit 1; }
  cat "$work/printed"
}

# order ROUND PROGRAM...: the programs in an order that the round determines.
order() {
  local round=$1
  shift
  printf '%s\n' "$@" | awk -v seed="$round" '
    BEGIN { srand(7919 * seed); for (i = 0; i < 20; i++) rand() }
    { print rand(), $0 }' | sort -n | cut -d ' ' -f 2
}
