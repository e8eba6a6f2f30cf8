# Sourced by the scripts here: java (JDK 25 where there is one), classpath, and where to compile to.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
java_home=${JAVA_HOME:-}
for candidate in /usr/lib/jvm/*25*; do [ -x "$candidate/bin/javac" ] && java_home=$candidate; done
java=${java_home:+$java_home/bin/}java
javac=${java_home:+$java_home/bin/}javac
native=$("$java" --help 2>/dev/null | grep -q enable-native-access && echo --enable-native-access=ALL-UNNAMED || true)
classpath=${BENCHMARKS:-$root/examples/target/benchmarks.jar}
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
compile() { "$javac" -d "$classes" -cp "$classpath" "$root/bench/synchronization/$1.java"; }
