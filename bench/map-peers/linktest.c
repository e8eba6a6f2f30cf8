/* The three tests of LinkTest (Juelich Supercomputing Centre) by their published definitions, in its
 * parallel steps: in each step every rank tests with one other, all pairs at once, until each pair has
 * been tested.
 *
 *   semidirectional: a message is bounced n times; its time is that of all divided by 2 n
 *   bidirectional: two messages are bounced at the same time; likewise
 *   unidirectional: n messages back to back, then a receipt; the time is that of all divided by n
 *
 * usage: linktest TEST BYTES N REPETITIONS
 *
 * Prints from, to, and the median over the repetitions, in nanoseconds. The first repetition warms up.
 */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TAG = 1 };

static int size, rank, bytes, count;
static char *out, *in;

static void semidirectional(int partner) {
  for (int i = 0; i < count; i++) {
    if (rank < partner) {
      MPI_Send(out, bytes, MPI_BYTE, partner, TAG, MPI_COMM_WORLD);
      MPI_Recv(in, bytes, MPI_BYTE, partner, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
      MPI_Recv(in, bytes, MPI_BYTE, partner, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      MPI_Send(out, bytes, MPI_BYTE, partner, TAG, MPI_COMM_WORLD);
    }
  }
}

/* Each of the two messages crosses 2 n times, always when the other one comes the other way. */
static void bidirectional(int partner) {
  for (int i = 0; i < 2 * count; i++) {
    MPI_Request request;
    MPI_Isend(out, bytes, MPI_BYTE, partner, TAG, MPI_COMM_WORLD, &request);
    MPI_Recv(in, bytes, MPI_BYTE, partner, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  }
}

static void unidirectional(int partner, int sends, MPI_Request *requests) {
  char receipt = 0;
  for (int i = 0; i < count; i++) {
    if (sends) {
      MPI_Isend(out, bytes, MPI_BYTE, partner, TAG, MPI_COMM_WORLD, &requests[i]);
    } else {
      MPI_Irecv(in, bytes, MPI_BYTE, partner, TAG, MPI_COMM_WORLD, &requests[i]);
    }
  }
  MPI_Waitall(count, requests, MPI_STATUSES_IGNORE);
  if (sends) {
    MPI_Recv(&receipt, 1, MPI_BYTE, partner, TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  } else {
    MPI_Send(&receipt, 1, MPI_BYTE, partner, TAG, MPI_COMM_WORLD);
  }
}

/* The rank that this one meets in a step of a tournament; -1 if it has no partner. */
static int partner_in(int step) {
  int last = size + size % 2 - 1;
  int partner = rank == last ? step : rank == step ? last : (2 * step - rank + 2 * last) % last;
  return partner < size ? partner : -1;
}

static int ascending(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  if (argc != 5 || size < 2) {
    MPI_Abort(MPI_COMM_WORLD, 2);
  }
  const char *test = argv[1];
  bytes = atoi(argv[2]);
  count = atoi(argv[3]);
  int repetitions = atoi(argv[4]);
  out = calloc(bytes, 1);
  in = calloc(bytes, 1);
  double *times = malloc(repetitions * sizeof *times);
  double *all = malloc(2 * size * sizeof *all);
  MPI_Request *requests = malloc(count * sizeof *requests);
  int directions = strcmp(test, "unidirectional") ? 1 : 2;
  for (int step = 0; step < size + size % 2 - 1; step++) {
    int partner = partner_in(step);
    for (int direction = 0; direction < directions; direction++) {
      int measures = partner >= 0 && rank < partner == (direction == 0);
      for (int repetition = -1; repetition < repetitions; repetition++) {
        MPI_Barrier(MPI_COMM_WORLD);
        double begin = MPI_Wtime();
        if (partner < 0) {
          continue;
        }
        if (directions == 2) {
          unidirectional(partner, measures, requests);
        } else if (!strcmp(test, "bidirectional")) {
          bidirectional(partner);
        } else {
          semidirectional(partner);
        }
        if (repetition >= 0) {
          times[repetition] = 1e9 * (MPI_Wtime() - begin) / (directions == 2 ? count : 2 * count);
        }
      }
      double mine[2] = {measures ? partner : -1, 0};
      if (measures) {
        qsort(times, repetitions, sizeof *times, ascending);
        mine[1] = times[repetitions / 2];
      }
      MPI_Gather(mine, 2, MPI_DOUBLE, all, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
      for (int from = 0; rank == 0 && from < size; from++) {
        if (all[2 * from] >= 0) {
          printf("%d,%d,%.1f\n", from, (int)all[2 * from], all[2 * from + 1]);
        }
      }
    }
  }
  MPI_Finalize();
  return 0;
}
