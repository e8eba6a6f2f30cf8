# Sourced by what compares Tutti with other suites, after common.sh: builds those whose sources are in
# $sources with $library into $work, and names them in the array peers.

# Builds: in an empty directory, from the sources $1. OSU, IMB, and SKaMPI print times with one or two
# digits after the point, in microseconds; with four, rounding neither makes a spread nor hides one.

build_osu() {
  "$1/configure" CC="mpicc.$library" CXX="mpicxx.$library" CPPFLAGS=-DFLOAT_PRECISION=4
  make -j2 -C c/mpi/collective/blocking
}
# Its makefile makes errors of warnings, which the C++ header of Open MPI has, and does not optimize.
build_imb() {
  cp -r "$1/." .
  sed -i 's/-O0/-O2/; s/ -Werror//' src_cpp/Makefile
  sed -i 's/%%%d\.2f/%%%d.4f/' src_c/IMB_output.c
  make -j2 -C src_cpp TARGET=MPI1 CC="mpicc.$library" CXX="mpicxx.$library"
}
# Its makefile does not understand what a present preprocessor prints.
build_skampi() {
  cp -r "$1/." .
  sed -i 's/%9\.1f/%9.4f/g' measurement.c
  ./extract.pl --mpicc="mpicc.$library" --cflags=-E --dir=measurements >m.c
  "mpicc.$library" -O2 -w -fcommon -I. -o skampi ./*.c measurements/*.c -lm
}
build_reprompi() {
  local mpits=()
  [ ! -d "$sources/mpits" ] || mpits=("-DFETCHCONTENT_SOURCE_DIR_MPITS=$sources/mpits")
  cmake -S "$1" -B . -DCMAKE_BUILD_TYPE=Release -DMPI_C_COMPILER="mpicc.$library" \
    -DMPI_CXX_COMPILER="mpicxx.$library" "${mpits[@]}"
  cmake --build . -j 2
}

peers=()
for peer in osu imb skampi reprompi; do
  [ -d "$sources/$peer" ] || continue
  peers+=("$peer")
  [ ! -e "$work/$peer/built" ] || continue
  echo "building $peer" >&2
  rm -rf "${work:?}/$peer" && mkdir -p "$work/$peer"
  # A command of its own: within a condition, the shell would go on after a command that fails.
  (set -e; cd "$work/$peer"; "build_$peer" "$sources/$peer"; touch built) >"$work/$peer.log" 2>&1 &
  wait $! || { echo "$peer could not be built; see $work/$peer.log" >&2; exit 1; }
done
[ ${#peers[@]} -gt 0 ] || usage

# Suites: NAME OPERATION MSIZE REPETITIONS prints nanoseconds.

program() { find "$work/$1" -type f -name "$2" -perm -u+x | head -1; }
mpi_name() { echo "${1^}"; }

osu() {
  launch "$library" 2 "$(program osu "osu_$1")" -m "$2:$2" -i "$3" -x 200 \
    | awk -v size="$2" '$1 == size { printf "%.1f", 1e3 * $2 }'
}
imb() {
  echo "$2" >"$work/imb-size"
  launch "$library" 2 "$(program imb IMB-MPI1)" -npmin 2 -msglen "$work/imb-size" -iter "$3" \
    -iter_policy off -time 1000 "$(mpi_name "$1")" \
    | awk -v size="$2" '$1 == size && NF >= 5 { printf "%.1f", 1e3 * $5 }'
}
# A measurement, with the rules of its own scripts for when it ends, as often as there is time for.
skampi() {
  local call
  case $1 in
    allreduce) call="Allreduce($(($2 / 8)), MPI_DOUBLE, MPI_SUM)" ;;
    bcast) call="Bcast($(($2 / 8)), MPI_DOUBLE, 0)" ;;
  esac
  cat >"$work/cell.ski" <<SKI
set_skampi_buffer(4096kb)
set_min_repetitions(8)
set_max_repetitions(32)
set_max_relative_standard_error(0.03)
begin measurement "cell"
  for k = 1 to $3 do
    measure comm(2) : $call
  od
end measurement
SKI
  launch "$library" 2 "$(program skampi skampi)" -i "$work/cell.ski" -o "$work/cell.sko" >/dev/null
  awk '$1 == "k=" { sum += $4; n++ } END { if (n) printf "%.1f", 1e3 * sum / n }' "$work/cell.sko"
}
reprompi() {
  # It looks for MPITS where that would be installed.
  LD_LIBRARY_PATH=$work/reprompi/_deps/mpits-build launch "$library" 2 \
    "$(program reprompi mpibenchmark)" --calls-list="MPI_$(mpi_name "$1")" --msizes-list="$2" \
    --nrep="$3" --datatype=MPI_DOUBLE --operation=MPI_SUM --summary=median \
    | awk '$1 ~ /^MPI_/ { printf "%.1f", 1e9 * $NF }'
}

# seconds COMMAND...: what it takes. Its output is lost.
seconds() {
  local from
  from=$(date +%s%N)
  "$@" </dev/null >/dev/null
  awk -v from="$from" -v to="$(date +%s%N)" 'BEGIN { printf "%.3f", (to - from) / 1e9 }'
}

# repetitions SUITE OPERATION MSIZE SECONDS: as many as take so long.
repetitions() {
  local least some=20 time
  least=$(seconds "$1" "$2" "$3" 1)
  while :; do
    time=$(seconds "$1" "$2" "$3" $some)
    awk -v time="$time" -v least="$least" -v all="$4" 'BEGIN { exit time - least < all / 8 }' && break
    [ $some -lt 100000000 ] || break
    some=$((some * 4))
  done
  awk -v time="$time" -v least="$least" -v all="$4" -v some=$some 'BEGIN {
    count = some * (all - least) / (time - least)
    printf "%d", count < 20 ? 20 : count }'
}
