/*
 * Open MPI's algorithms for MPI_Bcast among two ranks, with times that are known, to be preloaded:
 * linear works for 100 us before it sends, which nobody notices if the receiver comes later; chain
 * works for 50 us after it has received; all others work for 200 us then.
 */
#include <mpi.h>
#include <time.h>

static void spin(double micros) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  double end = now.tv_sec * 1e6 + now.tv_nsec * 1e-3 + micros;
  do {
    clock_gettime(CLOCK_MONOTONIC, &now);
  } while (now.tv_sec * 1e6 + now.tv_nsec * 1e-3 < end);
}

static int bcast(void *data, int count, MPI_Datatype type, int root, MPI_Comm comm,
                 double before, double after) {
  int rank, size;
  PMPI_Comm_rank(comm, &rank);
  PMPI_Comm_size(comm, &size);
  if (rank == root) {
    spin(before);
    for (int to = 0; to < size; to++) {
      if (to != root) PMPI_Send(data, count, type, to, 4711, comm);
    }
    return MPI_SUCCESS;
  }
  int error = PMPI_Recv(data, count, type, root, 4711, comm, MPI_STATUS_IGNORE);
  spin(after);
  return error;
}

#define ALGORITHM(name, before, after)                                                     \
  int ompi_coll_base_bcast_intra_##name(void *data, int count, MPI_Datatype type, int root, \
                                        MPI_Comm comm) {                                   \
    return bcast(data, count, type, root, comm, before, after);                            \
  }
ALGORITHM(basic_linear, 100, 0)
ALGORITHM(chain, 0, 50)
ALGORITHM(pipeline, 0, 200)
ALGORITHM(split_bintree, 0, 200)
ALGORITHM(bintree, 0, 200)
ALGORITHM(binomial, 0, 200)
ALGORITHM(knomial, 0, 200)
ALGORITHM(scatter_allgather, 0, 200)
ALGORITHM(scatter_allgather_ring, 0, 200)
