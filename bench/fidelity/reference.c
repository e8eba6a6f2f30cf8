/*
 * What Tutti's figures are compared with: the same scheme in C. Per observation: touch a line of
 * memory, MPI_Barrier on a duplicate of the world, clock, operation, clock. Times go into arrays
 * and are reduced after the cell: run-time of an observation = maximum over ranks of end - start.
 *
 * Usage: reference LEVEL SEED NREP OPERATION:BYTES...   (allreduce, bcast or barrier)
 * LEVEL: init calls MPI_Init; single, funneled, serialized and multiple ask MPI_Init_thread for that
 * thread level. Rank 0 writes one line per cell: operation, bytes, then the run-times in ns.
 */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WARMUP = 2000, LINE = 64 };

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static double *buffer(int count) {
  void *memory;
  if (posix_memalign(&memory, LINE, (count > 0 ? count : 1) * sizeof(double))) abort();
  for (int i = 0; i < count; i++) ((double *)memory)[i] = 1;
  return memory;
}

static MPI_Comm before;
static int64_t eraser[LINE / sizeof(int64_t)];

#define OBSERVE(call)                          \
  for (int i = 0; i < n; i++) {                \
    ((volatile int64_t *)eraser)[0] = i;       \
    MPI_Barrier(before);                       \
    int64_t start = now();                     \
    call;                                      \
    int64_t end = now();                       \
    starts[i] = start;                         \
    ends[i] = end;                             \
  }

/* One loop per operation: no choice is made between the two clock reads. */
static void observe(const char *operation, int n, double *send, double *receive, int count,
                    int64_t *starts, int64_t *ends) {
  if (!strcmp(operation, "allreduce")) {
    OBSERVE(MPI_Allreduce(send, receive, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD))
  } else if (!strcmp(operation, "bcast")) {
    OBSERVE(MPI_Bcast(send, count, MPI_DOUBLE, 0, MPI_COMM_WORLD))
  } else if (!strcmp(operation, "barrier")) {
    OBSERVE(MPI_Barrier(MPI_COMM_WORLD))
  } else {
    fprintf(stderr, "unknown operation %s\n", operation);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
}

static void cell(char *name, int nrep, int rank) {
  char *colon = strchr(name, ':');
  int bytes = atoi(colon + 1), count = bytes / (int)sizeof(double);
  *colon = 0;
  double *send = buffer(count), *receive = buffer(count);
  int longest = nrep > WARMUP ? nrep : WARMUP;
  int64_t *starts = calloc(longest, sizeof *starts), *ends = calloc(longest, sizeof *ends);
  int64_t *times = calloc(longest, sizeof *times), *maxima = calloc(longest, sizeof *maxima);
  observe(name, WARMUP, send, receive, count, starts, ends);
  observe(name, nrep, send, receive, count, starts, ends);
  for (int i = 0; i < nrep; i++) times[i] = ends[i] - starts[i];
  MPI_Reduce(times, maxima, nrep, MPI_INT64_T, MPI_MAX, 0, MPI_COMM_WORLD);
  if (rank == 0) {
    printf("%s %d", name, bytes);
    for (int i = 0; i < nrep; i++) printf(" %lld", (long long)maxima[i]);
    printf("\n");
  }
  free(send), free(receive), free(starts), free(ends), free(times), free(maxima);
}

static void initialize(const char *level) {
  static const char *const names[] = {"single", "funneled", "serialized", "multiple"};
  static const int levels[] = {MPI_THREAD_SINGLE, MPI_THREAD_FUNNELED, MPI_THREAD_SERIALIZED,
                               MPI_THREAD_MULTIPLE};
  if (!strcmp(level, "init")) {
    MPI_Init(NULL, NULL);
    return;
  }
  for (int i = 0; i < 4; i++) {
    int provided;
    if (strcmp(level, names[i])) continue;
    MPI_Init_thread(NULL, NULL, levels[i], &provided);
    if (provided >= levels[i]) return;
  }
  fprintf(stderr, "no thread level %s\n", level);
  exit(2);
}

int main(int argc, char **argv) {
  enum { CELLS = 4 };
  int rank;
  initialize(argv[1]);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_dup(MPI_COMM_WORLD, &before);
  srand(atoi(argv[2]));
  for (int last = argc - 1; last > CELLS; last--) { /* the cells in an order of the seed */
    int other = CELLS + rand() % (last - CELLS + 1);
    char *swap = argv[last];
    argv[last] = argv[other];
    argv[other] = swap;
  }
  for (int i = CELLS; i < argc; i++) cell(argv[i], atoi(argv[3]), rank);
  MPI_Finalize();
  return 0;
}
