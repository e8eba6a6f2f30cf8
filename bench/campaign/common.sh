# Sourced by the scripts here: the class path with the mock-up of this directory, compiled.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
jar=$root/examples/target/benchmarks.jar
[ -f "$jar" ] || { echo "build first: mvn package" >&2; exit 1; }
# Open MPI refuses to run as root, which containers often are, unless both are set.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
classes=$here/target/classes
mkdir -p "$classes"
processors=$root/processor/target/classes:$root/annotations/target/classes:$root/diagnostics/target/classes:$(find "${MAVEN_REPOSITORY:-$HOME/.m2/repository}" \
  \( -name 'javapoet-*.jar' -o -name 'auto-common-*.jar' -o -name 'guava-3*.jar' -o -name 'failureaccess-*.jar' \) | tr '\n' ':')
javac -nowarn -d "$classes" -cp "$jar" -processorpath "$processors" "$here/Slowed.java" 2>"$classes.log" || { cat "$classes.log" >&2; exit 1; }
tutti() { java -cp "$classes:$jar" org.tutti.cli.Main "$@"; }
judge() { java -Xmx2g -cp "$jar" "$here/$1.java" "${@:2}"; }
