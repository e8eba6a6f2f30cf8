/* Replaces the function of Open MPI behind MPI_Finalize by one that does not return. */
#include <unistd.h>

int ompi_mpi_finalize(void)
{
    for (;;) {
        pause();
    }
}
