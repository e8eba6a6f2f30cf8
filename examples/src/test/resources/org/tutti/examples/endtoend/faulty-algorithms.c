/*
 * Two of Open MPI's algorithms for MPI_Alltoall with faults, to be preloaded: one returns without
 * doing anything, the other never returns.
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
