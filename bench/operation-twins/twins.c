/*
 * Operations of Tutti's catalog in C, and none: the same calls with the same arguments, in the
 * scheme of bench/fidelity/reference.c. Per observation: touch a line of memory, MPI_Barrier on a duplicate of
 * the world, clock, operation, clock; run-time = maximum over the two ranks of end - start.
 *
 * Usage: twins SEED NREP OPERATION... (names of the catalog, or nothing) on two ranks, after MPI_Init. Rank 0
 * writes one line per operation: its name, 8 (bytes of a message), then the run-times in ns.
 */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WARMUP = 2000, LINE = 64, BYTES = 8, WINDOW = 64, TAG = 1, ACKNOWLEDGMENT = 2 };
enum { PARTITIONS = 4, DEPTH = 64, ENTRIES = 3 }; /* as the catalog's defaults */

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static MPI_Comm before, ring;
static int rank, partner;
static double *send, *receive;
static MPI_Request requests[WINDOW];
static MPI_Request persistent[2];
static MPI_Datatype vector;
static int64_t eraser[LINE / sizeof(int64_t)];

#define OBSERVATION(...)                 \
  ((volatile int64_t *)eraser)[0] = i;   \
  MPI_Barrier(before);                   \
  int64_t start = now();                 \
  __VA_ARGS__                            \
  int64_t end = now();                   \
  starts[i] = start;                     \
  ends[i] = end;

#define OBSERVE(...)                     \
  for (int i = 0; i < n; i++) {          \
    OBSERVATION(__VA_ARGS__)             \
  }

/* One-sided, in a window over some memory that the origin has locked for all observations; between
   two of them the target waits within MPI, as in the catalog. */
#define OBSERVE_ONE_SIDED(memory, ...)                                                         \
  MPI_Win window;                                                                              \
  MPI_Win_create(memory, BYTES, unit, MPI_INFO_NULL, MPI_COMM_WORLD, &window);                 \
  if (rank == 0) {                                                                             \
    MPI_Win_lock_all(0, window);                                                               \
    for (int i = 0; i < n; i++) {                                                              \
      OBSERVATION(__VA_ARGS__ MPI_Win_flush(partner, window);)                                 \
      MPI_Win_flush_all(window);                                                               \
      MPI_Barrier(MPI_COMM_WORLD);                                                             \
    }                                                                                          \
    MPI_Win_unlock_all(window);                                                                \
  } else {                                                                                     \
    for (int i = 0; i < n; i++) {                                                              \
      OBSERVATION()                                                                            \
      MPI_Barrier(MPI_COMM_WORLD);                                                             \
    }                                                                                          \
  }                                                                                            \
  MPI_Win_free(&window);

#define SEND MPI_Send(send, BYTES, MPI_INT8_T, partner, TAG, MPI_COMM_WORLD);
#define RECEIVE(source) \
  MPI_Recv(receive, BYTES, MPI_INT8_T, source, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);

#define SEND_VECTOR MPI_Send(send, 1, vector, partner, TAG, MPI_COMM_WORLD);
#define RECEIVE_VECTOR \
  MPI_Recv(receive, 1, vector, partner, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);

#define RECEIVE_MATCHED                                            \
  MPI_Mprobe(partner, TAG, MPI_COMM_WORLD, &message, &status);     \
  MPI_Mrecv(receive, BYTES, MPI_INT8_T, &message, MPI_STATUS_IGNORE);

/* One loop per operation and rank: no choice is made between the two clock reads. */
static void observe(const char *operation, int n, int64_t *starts, int64_t *ends) {
  if (!strcmp(operation, "nothing")) {
    OBSERVE()
  } else if (!strcmp(operation, "MPI_Allreduce")) {
    OBSERVE(MPI_Allreduce(send, receive, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);)
  } else if (!strcmp(operation, "MPI_Allgather:in-place")) {
    OBSERVE(MPI_Allgather(MPI_IN_PLACE, BYTES, MPI_INT8_T, receive, BYTES, MPI_INT8_T,
                          MPI_COMM_WORLD);)
  } else if (!strcmp(operation, "MPI_Allgatherv")) {
    int counts[] = {BYTES, BYTES}, displacements[] = {0, BYTES};
    OBSERVE(MPI_Allgatherv(send, BYTES, MPI_INT8_T, receive, counts, displacements, MPI_INT8_T,
                           MPI_COMM_WORLD);)
  } else if (!strcmp(operation, "MPI_Alltoall")) {
    OBSERVE(MPI_Alltoall(send, BYTES, MPI_INT8_T, receive, BYTES, MPI_INT8_T, MPI_COMM_WORLD);)
  } else if (!strcmp(operation, "MPI_Iallreduce")) {
    OBSERVE(
        MPI_Iallreduce(send, receive, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &requests[0]);
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);)
  } else if (!strcmp(operation, "MPI_Neighbor_alltoall")) {
    OBSERVE(MPI_Neighbor_alltoall(send, BYTES, MPI_INT8_T, receive, BYTES, MPI_INT8_T, ring);)
  } else if (!strcmp(operation, "MPI_Reduce_local")) {
    OBSERVE(MPI_Reduce_local(send, receive, 1, MPI_DOUBLE, MPI_SUM);)
  } else if (!strcmp(operation, "ping-pong")) {
    if (rank == 0) {
      OBSERVE(SEND RECEIVE(partner))
    } else {
      OBSERVE(RECEIVE(partner) SEND)
    }
  } else if (!strcmp(operation, "ping-pong:any-source")) {
    if (rank == 0) {
      OBSERVE(SEND RECEIVE(MPI_ANY_SOURCE))
    } else {
      OBSERVE(RECEIVE(MPI_ANY_SOURCE) SEND)
    }
  } else if (!strcmp(operation, "ping-pong:persistent")) {
    if (rank == 0) {
      OBSERVE(
          MPI_Startall(2, persistent);
          MPI_Waitall(2, persistent, MPI_STATUSES_IGNORE);)
    } else {
      OBSERVE(
          MPI_Start(&persistent[1]);
          MPI_Wait(&persistent[1], MPI_STATUS_IGNORE);
          MPI_Start(&persistent[0]);
          MPI_Wait(&persistent[0], MPI_STATUS_IGNORE);)
    }
  } else if (!strcmp(operation, "ping-pong:derived")) {
    if (rank == 0) {
      OBSERVE(SEND_VECTOR RECEIVE_VECTOR)
    } else {
      OBSERVE(RECEIVE_VECTOR SEND_VECTOR)
    }
  } else if (!strcmp(operation, "MPI_Pack")) {
    OBSERVE(
        int position = 0;
        MPI_Pack(send, 1, vector, receive, BYTES, &position, MPI_COMM_WORLD);)
  } else if (!strcmp(operation, "MPI_Put")) {
    int unit = 1;
    OBSERVE_ONE_SIDED(
        receive, MPI_Put(send, BYTES, MPI_INT8_T, partner, 0, BYTES, MPI_INT8_T, window);)
  } else if (!strcmp(operation, "MPI_Get")) {
    int unit = 1;
    OBSERVE_ONE_SIDED(
        send, MPI_Get(receive, BYTES, MPI_INT8_T, partner, 0, BYTES, MPI_INT8_T, window);)
  } else if (!strcmp(operation, "MPI_Fetch_and_op")) {
    int unit = BYTES;
    OBSERVE_ONE_SIDED(
        receive, MPI_Fetch_and_op(send, receive, MPI_INT64_T, partner, 0, MPI_SUM, window);)
  } else if (!strcmp(operation, "bandwidth")) {
    char nothing;
    if (rank == 0) {
      OBSERVE(
          for (int k = 0; k < WINDOW; k++)
            MPI_Isend(send, BYTES, MPI_INT8_T, partner, TAG, MPI_COMM_WORLD, &requests[k]);
          MPI_Waitall(WINDOW, requests, MPI_STATUSES_IGNORE);
          MPI_Recv(&nothing, 0, MPI_INT8_T, partner, ACKNOWLEDGMENT, MPI_COMM_WORLD,
                   MPI_STATUS_IGNORE);)
    } else {
      OBSERVE(
          for (int k = 0; k < WINDOW; k++)
            MPI_Irecv(receive, BYTES, MPI_INT8_T, partner, TAG, MPI_COMM_WORLD, &requests[k]);
          MPI_Waitall(WINDOW, requests, MPI_STATUSES_IGNORE);
          MPI_Send(&nothing, 0, MPI_INT8_T, partner, ACKNOWLEDGMENT, MPI_COMM_WORLD);)
    }
  } else if (!strcmp(operation, "ping-pong:mprobe")) {
    MPI_Message message;
    MPI_Status status;
    if (rank == 0) {
      OBSERVE(SEND RECEIVE_MATCHED)
    } else {
      OBSERVE(RECEIVE_MATCHED SEND)
    }
  } else if (!strcmp(operation, "ping-pong:posted")) {
    MPI_Request entries[DEPTH];
    char nothing;
    for (int k = 0; k < DEPTH; k++)
      MPI_Irecv(&nothing, 0, MPI_INT8_T, partner, ENTRIES + k, MPI_COMM_WORLD, &entries[k]);
    if (rank == 0) {
      OBSERVE(SEND RECEIVE(partner))
    } else {
      OBSERVE(RECEIVE(partner) SEND)
    }
    for (int k = 0; k < DEPTH; k++)
      MPI_Send(&nothing, 0, MPI_INT8_T, partner, ENTRIES + k, MPI_COMM_WORLD);
    MPI_Waitall(DEPTH, entries, MPI_STATUSES_IGNORE);
  } else if (!strcmp(operation, "ping-pong:unexpected")) {
    char nothing;
    for (int k = 0; k < DEPTH; k++)
      MPI_Isend(&nothing, 0, MPI_INT8_T, partner, ENTRIES + k, MPI_COMM_WORLD, &requests[k]);
    if (rank == 0) {
      OBSERVE(SEND RECEIVE(partner))
    } else {
      OBSERVE(RECEIVE(partner) SEND)
    }
    for (int k = 0; k < DEPTH; k++)
      MPI_Recv(&nothing, 0, MPI_INT8_T, partner, ENTRIES + k, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Waitall(DEPTH, requests, MPI_STATUSES_IGNORE);
  } else if (!strcmp(operation, "matching:posted")) {
    char nothing;
    static int8_t blocks[DEPTH * BYTES];
    for (int i = 0; i < n; i++) {
      if (rank == 0) {
        OBSERVATION(
            for (int k = 0; k < DEPTH; k++)
              MPI_Isend(blocks + k * BYTES, BYTES, MPI_INT8_T, partner, ENTRIES + k,
                        MPI_COMM_WORLD, &requests[k]);
            MPI_Waitall(DEPTH, requests, MPI_STATUSES_IGNORE);
            MPI_Recv(&nothing, 0, MPI_INT8_T, partner, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);)
      } else {
        for (int k = 0; k < DEPTH; k++)
          MPI_Irecv(blocks + k * BYTES, BYTES, MPI_INT8_T, partner, ENTRIES + k, MPI_COMM_WORLD,
                    &requests[k]);
        OBSERVATION(
            MPI_Waitall(DEPTH, requests, MPI_STATUSES_IGNORE);
            MPI_Send(&nothing, 0, MPI_INT8_T, partner, TAG, MPI_COMM_WORLD);)
      }
    }
#if MPI_VERSION >= 4
  } else if (!strcmp(operation, "ping-pong:partitioned")) {
    MPI_Request out, in;
    MPI_Psend_init(send, PARTITIONS, BYTES / PARTITIONS, MPI_INT8_T, partner, TAG, MPI_COMM_WORLD,
                   MPI_INFO_NULL, &out);
    MPI_Precv_init(receive, PARTITIONS, BYTES / PARTITIONS, MPI_INT8_T, partner, TAG,
                   MPI_COMM_WORLD, MPI_INFO_NULL, &in);
    if (rank == 0) {
      OBSERVE(
          MPI_Start(&in);
          MPI_Start(&out);
          for (int k = 0; k < PARTITIONS; k++) MPI_Pready(k, out);
          MPI_Wait(&out, MPI_STATUS_IGNORE);
          MPI_Wait(&in, MPI_STATUS_IGNORE);)
    } else {
      OBSERVE(
          MPI_Start(&in);
          MPI_Wait(&in, MPI_STATUS_IGNORE);
          MPI_Start(&out);
          for (int k = 0; k < PARTITIONS; k++) MPI_Pready(k, out);
          MPI_Wait(&out, MPI_STATUS_IGNORE);)
    }
    MPI_Request_free(&out);
    MPI_Request_free(&in);
#endif
  } else {
    fprintf(stderr, "unknown operation %s\n", operation);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
}

static double *buffer(void) {
  void *memory;
  if (posix_memalign(&memory, LINE, LINE)) abort();
  for (int i = 0; i < LINE / (int)sizeof(double); i++) ((double *)memory)[i] = 1;
  return memory;
}

static void cell(const char *name, int nrep) {
  int longest = nrep > WARMUP ? nrep : WARMUP;
  int64_t *starts = calloc(longest, sizeof *starts), *ends = calloc(longest, sizeof *ends);
  int64_t *times = calloc(longest, sizeof *times), *maxima = calloc(longest, sizeof *maxima);
  send = buffer();
  receive = buffer();
  MPI_Send_init(send, BYTES, MPI_INT8_T, partner, TAG, MPI_COMM_WORLD, &persistent[0]);
  MPI_Recv_init(receive, BYTES, MPI_INT8_T, partner, TAG, MPI_COMM_WORLD, &persistent[1]);
  observe(name, WARMUP, starts, ends);
  observe(name, nrep, starts, ends);
  for (int i = 0; i < nrep; i++) times[i] = ends[i] - starts[i];
  MPI_Reduce(times, maxima, nrep, MPI_INT64_T, MPI_MAX, 0, MPI_COMM_WORLD);
  if (rank == 0) {
    printf("%s %d", name, BYTES);
    for (int i = 0; i < nrep; i++) printf(" %lld", (long long)maxima[i]);
    printf("\n");
  }
  MPI_Request_free(&persistent[0]);
  MPI_Request_free(&persistent[1]);
  free(send), free(receive), free(starts), free(ends), free(times), free(maxima);
}

int main(int argc, char **argv) {
  enum { CELLS = 3 };
  int extents[] = {2}, periods[] = {1};
  MPI_Init(NULL, NULL);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  partner = 1 - rank;
  MPI_Comm_dup(MPI_COMM_WORLD, &before);
  MPI_Type_vector(1, 1, 2, MPI_DOUBLE, &vector); /* as the catalog's default for 8 B */
  MPI_Type_commit(&vector);
  MPI_Cart_create(MPI_COMM_WORLD, 1, extents, periods, 0, &ring);
  srand(atoi(argv[1]));
  for (int last = argc - 1; last > CELLS; last--) { /* the cells in an order of the seed */
    int other = CELLS + rand() % (last - CELLS + 1);
    char *swap = argv[last];
    argv[last] = argv[other];
    argv[other] = swap;
  }
  for (int i = CELLS; i < argc; i++) cell(argv[i], atoi(argv[2]));
  MPI_Finalize();
  return 0;
}
