/* An MPI_Allreduce that takes SLOWED per cent longer, for LD_PRELOAD: after the library's call it
 * spins for that share of the median call, which is measured when a count is seen first. The same
 * as Slowed of campaign-power does in Java. */
#include <mpi.h>
#include <stdlib.h>
#include <time.h>

enum { CALLS = 201, TURNS = 200000 };

static volatile unsigned long state = 1;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return 1e9 * time.tv_sec + time.tv_nsec;
}

static void spin(long turns) {
  unsigned long value = state;
  for (long turn = 0; turn < turns; turn++) {
    value ^= value << 13;
    value ^= value >> 7;
    value ^= value << 17;
  }
  state = value;
}

static int ascending(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

static long turns_for(const void *send, void *receive, int count, MPI_Datatype type, MPI_Op op,
                      MPI_Comm comm) {
  const char *percent = getenv("SLOWED");
  double calls[CALLS], start;
  for (int call = 0; call < CALLS; call++) {
    PMPI_Barrier(comm);
    start = now();
    PMPI_Allreduce(send, receive, count, type, op, comm);
    calls[call] = now() - start;
  }
  qsort(calls, CALLS, sizeof calls[0], ascending);
  spin(TURNS);
  start = now();
  spin(TURNS);
  return (percent ? atof(percent) : 0) / 100 * calls[CALLS / 2] / ((now() - start) / TURNS) + 0.5;
}

int MPI_Allreduce(const void *send, void *receive, int count, MPI_Datatype type, MPI_Op op,
                  MPI_Comm comm) {
  static int known = -1;
  static long turns;
  if (count != known) {
    known = count;
    turns = turns_for(send, receive, count, type, op, comm);
  }
  int status = PMPI_Allreduce(send, receive, count, type, op, comm);
  spin(turns);
  return status;
}
