/*
 * Three of Open MPI's algorithms for MPI_Alltoall with faults, to be preloaded: one returns without
 * doing anything, one never returns, and one stores to an address that no process has.
 */
#include <unistd.h>

int ompi_coll_base_alltoall_intra_pairwise(void) {
  return 0;
}

int ompi_coll_base_alltoall_intra_bruck(void) {
  for (;;) {
    pause();
  }
}

int ompi_coll_base_alltoall_intra_basic_linear(void) {
  *(volatile int *) 0 = 1;
  return 0;
}
