/*
 * Live data in C: what a sender and a receiver of the MPI standard are to do with their bytes between
 * two repetitions, with nothing of Tutti's. Of an observation: all ranks have ended the last one
 * (MPI_Barrier), receivers read every byte that has arrived and senders write every byte that they
 * will send, or all lines are flushed, or a private buffer is overwritten, or the next position of
 * larger buffers is taken; then MPI_Barrier on a duplicate of the world, clock, operation, clock.
 * Run-time of an observation = maximum over ranks of end - start. What is written differs from one
 * observation to the next, and what is read is checked.
 *
 * Usage: live-data STATE CACHE_BYTES SEED WARMUP NREP OPERATION:BYTES...
 * STATE: untouched, written, read, written-read, flushed, evicted, or advanced. OPERATION: ping-pong,
 * MPI_Bcast, or MPI_Allreduce; BYTES: a multiple of 8. Two ranks. Rank 0 writes one line per cell:
 * operation, bytes, then the run-times in ns.
 */
#include <emmintrin.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINE = 64, TAG = 1 };

static int rank;
static MPI_Comm before;
static const char *state;
static long cache_bytes;
static volatile int64_t *eraser;
static long eraser_words;
static double *send, *receive; /* where the message is that comes next */
static double *send_memory, *receive_memory;
static long room_bytes;

static int64_t now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static int is(const char *name) { return !strcmp(state, name); }

static void *memory(long bytes) {
  void *memory;
  if (posix_memalign(&memory, LINE, bytes)) abort();
  return memory;
}

static double *ones(long bytes) {
  double *buffer = memory(bytes);
  for (long i = 0; i < bytes / (long)sizeof(double); i++) buffer[i] = 1;
  return buffer;
}

/* What a cell does with its data. */
typedef struct {
  long bytes;
  int sends, receives, writes, reads, waits, flushes;
  double *const *arrives; /* where this rank receives */
  double factor;          /* what arrives is what was sent, by so much */
  long position;
} Cell;

static double sent(const Cell *cell, int i) { return cell->writes ? 1 + i % 1000 : 1; }

static void write_all(double *buffer, long bytes, double value) {
  for (long i = 0; i < bytes / (long)sizeof(double); i++) buffer[i] = value;
}

static void read_all(const double *buffer, long bytes, double expected) {
  long count = bytes / (long)sizeof(double);
  double sum = 0;
  for (long i = 0; i < count; i++) sum += buffer[i];
  if (sum != count * expected) {
    fprintf(stderr, "rank %d received %g instead of %g\n", rank, sum / count, expected);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
}

static void flush_all(const double *buffer, long bytes) {
  for (long at = 0; at < bytes; at += LINE) _mm_clflush((const char *)buffer + at);
  _mm_mfence();
}

/* The data of observation i, which those of the one before precede. */
static void prepare(Cell *cell, int i) {
  if (cell->waits && i > 0) {
    MPI_Barrier(MPI_COMM_WORLD);
    if (cell->reads && cell->receives)
      read_all(*cell->arrives, cell->bytes, cell->factor * sent(cell, i - 1));
  }
  if (cell->writes && cell->sends) write_all(send, cell->bytes, sent(cell, i));
  for (long word = 0; word < eraser_words; word += LINE / sizeof(int64_t)) eraser[word] = i;
  if (is("advanced")) {
    long step = (cell->bytes + LINE - 1) / LINE * LINE;
    cell->position += step;
    if (cell->position + cell->bytes > room_bytes) cell->position = 0;
    send = send_memory + cell->position / sizeof(double);
    receive = receive_memory + cell->position / sizeof(double);
  }
  if (cell->flushes) {
    if (cell->sends) flush_all(send, cell->bytes);
    if (cell->receives) flush_all(*cell->arrives, cell->bytes);
  }
}

#define OBSERVE(...)            \
  for (int i = 0; i < n; i++) { \
    prepare(cell, i);           \
    MPI_Barrier(before);        \
    int64_t start = now();      \
    __VA_ARGS__                 \
    int64_t end = now();        \
    times[i] = end - start;     \
  }

#define SEND MPI_Send(send, bytes, MPI_INT8_T, 1 - rank, TAG, MPI_COMM_WORLD);
#define RECEIVE \
  MPI_Recv(receive, bytes, MPI_INT8_T, 1 - rank, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);

/* One loop per operation and rank: no choice is made between the two clock reads. */
static void observe(const char *operation, Cell *cell, int n, int64_t *times) {
  int bytes = (int)cell->bytes, count = bytes / (int)sizeof(double);
  if (!strcmp(operation, "MPI_Allreduce")) {
    OBSERVE(MPI_Allreduce(send, receive, count, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);)
  } else if (!strcmp(operation, "MPI_Bcast")) {
    OBSERVE(MPI_Bcast(send, bytes, MPI_INT8_T, 0, MPI_COMM_WORLD);)
  } else if (rank == 0) {
    OBSERVE(SEND RECEIVE)
  } else {
    OBSERVE(RECEIVE SEND)
  }
}

static void measure(char *name, int warmup, int nrep) {
  char *colon = strchr(name, ':');
  *colon = 0;
  int is_bcast = !strcmp(name, "MPI_Bcast"), is_sum = !strcmp(name, "MPI_Allreduce");
  if (!is_bcast && !is_sum && strcmp(name, "ping-pong")) {
    fprintf(stderr, "unknown operation %s\n", name);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  Cell cell = {.bytes = atol(colon + 1),
               .sends = !is_bcast || rank == 0,
               .receives = !is_bcast || rank != 0,
               .writes = is("written") || is("written-read"),
               .reads = is("read") || is("written-read"),
               .flushes = is("flushed"),
               .arrives = is_bcast ? &send : &receive,
               .factor = is_sum ? 2 : 1};
  cell.waits = cell.writes || cell.reads || cell.flushes;
  room_bytes = is("advanced") && 2 * cache_bytes > cell.bytes ? 2 * cache_bytes : cell.bytes;
  send = send_memory = ones(room_bytes);
  receive = receive_memory = ones(room_bytes);
  int64_t *times = calloc(nrep > warmup ? nrep : warmup, sizeof *times);
  int64_t *maxima = calloc(nrep, sizeof *maxima);
  observe(name, &cell, warmup, times);
  MPI_Barrier(MPI_COMM_WORLD);
  observe(name, &cell, nrep, times);
  MPI_Reduce(times, maxima, nrep, MPI_INT64_T, MPI_MAX, 0, MPI_COMM_WORLD);
  if (rank == 0) {
    printf("%s %ld", name, cell.bytes);
    for (int i = 0; i < nrep; i++) printf(" %lld", (long long)maxima[i]);
    printf("\n");
  }
  free(send_memory), free(receive_memory), free(times), free(maxima);
}

int main(int argc, char **argv) {
  enum { CELLS = 6 };
  int size;
  MPI_Init(NULL, NULL);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (argc <= CELLS || size != 2) {
    fprintf(stderr, "usage: see the head of live-data.c; two ranks\n");
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  MPI_Comm_dup(MPI_COMM_WORLD, &before);
  state = argv[1], cache_bytes = atol(argv[2]);
  static const char *const states[] = {"untouched", "written", "read",    "written-read",
                                       "flushed",   "evicted", "advanced"};
  int known = 0;
  for (int i = 0; i < 7; i++) known |= is(states[i]);
  if (!known) {
    fprintf(stderr, "unknown state %s\n", state);
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  eraser_words = (is("evicted") ? cache_bytes : LINE) / (long)sizeof(int64_t);
  eraser = memory(eraser_words * sizeof(int64_t));
  srand(atoi(argv[3]));
  for (int last = argc - 1; last > CELLS; last--) { /* the cells in an order of the seed */
    int other = CELLS + rand() % (last - CELLS + 1);
    char *swap = argv[last];
    argv[last] = argv[other];
    argv[other] = swap;
  }
  for (int i = CELLS; i < argc; i++) measure(argv[i], atoi(argv[4]), atoi(argv[5]));
  MPI_Finalize();
  return 0;
}
