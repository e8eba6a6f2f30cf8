# Sourced by run and old-faults/run, after common.sh: a copy of a commit, and the unit tests that are
# tried on a file that has been changed there. Tests of the third circle are not.

# prepare COMMIT: compiles it in $tree.
prepare() {
  commit=$(git -C "$root" rev-parse --short=10 "$1")
  tree=$work/tree
  git -C "$root" worktree remove --force "$tree" 2>/dev/null || true
  git -C "$root" worktree add --quiet --detach "$tree" "$commit"
  trap 'git -C "$root" worktree remove --force "$tree"' EXIT
  mvn -q -B -ntp -T 2 -f "$tree/pom.xml" -P bench -Dtutti.error-prone=-XepDisableAllChecks \
    -DskipTests -Dspotless.check.skip=true test-compile \
    dependency:build-classpath -Dmdep.outputFile=target/class-path -Dmdep.includeScope=test \
    >"$work/maven.log" 2>&1 || { echo "$commit does not compile: $work/maven.log" >&2; exit 1; }
  # The module bench has fetched it.
  launcher=$(tr : '\n' <"$tree/stats/target/class-path" | grep /junit-platform-engine/)
  launcher=${launcher//engine/launcher}
  rm -rf "$work/passing" "$work/changed"
  mkdir -p "$work/passing"
}

# unit_tests MODULE WHAT CLASS...: runs tests of the module on what has been compiled.
unit_tests() {
  local module=$1
  shift
  (cd "$tree/$module" && timeout 900 "$java" $native -XX:TieredStopAtLevel=1 -XX:+UseSerialGC \
    -XX:-UsePerfData $(printf -- '--add-exports=jdk.compiler/com.sun.tools.javac.%s=ALL-UNNAMED ' \
      api code file main model parser processing tree util) -Dbasedir="$PWD" \
    -cp "$work/changed:target/test-classes:target/classes:$(cat target/class-path):$classes:$launcher" \
    org.tutti.bench.mutants.UnitTests "$@" 2>"$work/tests.log" </dev/null)
}

# passing MODULE: the classes of its unit tests that pass without a fault; those that do not are told.
passing() {
  local of=$work/passing/${1//\//-}
  if [ ! -e "$of" ]; then
    mv "$work/changed" "$work/put-aside" 2>/dev/null || true
    (cd "$tree/$1/src/test/java" && find . -name '*Test.java' -exec grep -L '@Tag("all")' {} +) \
      | sed 's,^\./,,; s,\.java$,,' | tr / . | sort >"$of.all"
    unit_tests "$1" passing $(cat "$of.all") | grep -xFf "$of.all" >"$of" || true
    { grep -vxFf "$of" "$of.all" || true; } | sed 's/$/ fails without a fault/' >&2
    mv "$work/put-aside" "$work/changed" 2>/dev/null || true
  fi
  cat "$of"
}

# naming MODULE CLASS: the classes of its tests that name that class.
naming() {
  passing "$1" | while read -r test; do
    ! grep -qw "$2" "$tree/$1/src/test/java/${test//.//}.java" || echo "$test"
  done
}

# compiled FILE: compiles it, and what names its class in its module, since constants are copied.
compiled() {
  local module=${1%%/src/main/*}
  rm -rf "$work/changed"
  mkdir -p "$work/changed"
  (cd "$tree" && grep -rlw "$(basename "$1" .java)" "$module/src/main/java" --include='*.java' \
    | { grep -v module-info || true; } | sed "s,^,$tree/,") >"$work/sources"
  "${java}c" -proc:none -nowarn -parameters -d "$work/changed" \
    -cp "$tree/$module/target/classes:$(cat "$tree/$module/target/class-path")" "@$work/sources" \
    >"$work/javac.log" 2>&1
}

# outcome FILE: who finds what has been changed in it.
outcome() {
  local module=${1%%/src/main/*} class names other
  class=$(basename "$1" .java)
  compiled "$1" || { echo "does not compile"; return; }
  names=$(naming "$module" "$class")
  if [ -n "$names" ] && ! unit_tests "$module" until-failure $names; then
    echo "found by a test that names it"
    return
  fi
  if ! unit_tests "$module" until-failure $(passing "$module" | grep -vxF "${names:-none}"); then
    echo "found by its module"
    return
  fi
  for other in $(git -C "$tree" grep -lw "$class" -- '*/src/test/java/*Test.java' \
    | sed 's,/src/test/.*,,' | sort -u | { grep -vx -e "$module" -e bench || true; }); do
    names=$(naming "$other" "$class")
    if [ -n "$names" ] && ! unit_tests "$other" until-failure $names; then
      echo "found by another module"
      return
    fi
  done
  echo "not found"
}
