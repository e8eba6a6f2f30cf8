package org.tutti.mpi.natives.abi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("jdk")
class AbiFamilyTest {
  @ParameterizedTest
  @CsvSource({
    "'Open MPI v4.1.4, package: Debian OpenMPI, ident: 4.1.4', OPEN_MPI, Open MPI 4.1.4",
    "'Open MPI v5.0.0rc12, package: x', OPEN_MPI, Open MPI 5.0.0rc12",
    "'MPICH Version:\t4.0.2', MPICH, MPICH 4.0.2",
    "'MPICH Version:      4.3.0', MPICH, MPICH 4.3.0",
    "'Intel(R) MPI Library 2021.11 for Linux* OS', MPICH, Intel(R) MPI 2021.11",
    "'MVAPICH2 Version      :\t2.3.7', MPICH, MVAPICH2 2.3.7",
    "'MVAPICH Version        :\t3.0', MPICH, MVAPICH 3.0",
    "'MVAPICH Version: 4.0, made from MPICH Version: 4.1.2', MPICH, MVAPICH 4.0",
    "'MPI VERSION : CRAY MPICH version 8.1.25.17 (ANL base 3.4a2)', MPICH, MPICH 8.1.25.17",
    "'MPICH Version: develop', MPICH, MPICH develop"
  })
  void theVersionTextDeterminesFamilyAndProduct(String text, AbiFamily family, String product) {
    for (AbiFamily candidate : AbiFamily.values()) {
      if (candidate == family) {
        assertThat(candidate.productIn(text)).contains(product);
      } else {
        assertThat(candidate.productIn(text)).isEmpty();
      }
    }
  }
}
