/*
 * The cost of a call of MPI_Send to MPI_PROC_NULL in ns: the mean over the fastest of many batches of
 * 1,000 calls, as Tutti measures it from Java. Rank 0 writes it.
 */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { BATCHES = 20000, CALLS = 1000 };

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

int main(int argc, char **argv) {
  int rank;
  double none = 0;
  int64_t least = INT64_MAX;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  for (int batch = 0; batch < BATCHES; batch++) {
    int64_t start = now();
    for (int call = 0; call < CALLS; call++) {
      MPI_Send(&none, 0, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
    }
    int64_t time = now() - start;
    if (time < least) least = time;
  }
  if (rank == 0) printf("%.1f\n", (double)least / CALLS);
  MPI_Finalize();
  return 0;
}
