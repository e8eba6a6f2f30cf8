package org.tutti.rank.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.CallCost;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.ThreadLevels;

class TransportFactsTest {
  private static final String SHARED =
      "/dev/shm/vader_segment.a.0.1.0 /dev/shm/vader_segment.a.0.1.1";
  private static final String OB1 = "mca_pml_ob1 mca_btl_self mca_btl_tcp mca_mtl_psm2 ";

  /** Files that processes of Open MPI 4.1.4 and of MPICH 4.0.2 had mapped. */
  @ParameterizedTest
  @CsvSource({
    "Open MPI v4.1.4, " + OB1 + "mca_btl_vader mca_btl_sm " + SHARED + ", 'ob1, vader', 'ob1, tcp'",
    "Open MPI v4.1.4, " + OB1 + ", 'ob1, tcp', 'ob1, tcp'",
    // Its own segment had room, that of the other rank had not.
    "Open MPI v4.1.4, "
        + OB1
        + "mca_btl_vader /dev/shm/vader_segment.a.0.1.0, 'ob1, tcp', 'ob1, tcp'",
    "Open MPI v4.1.4, mca_pml_cm mca_mtl_psm2 mca_btl_vader, 'cm, psm2', 'cm, psm2'",
    "Open MPI v4.1.4, mca_pml_ucx /dev/shm/ucx_shm_posix_1, 'pml ucx, posix', 'pml ucx, tcp'",
    "Open MPI v5.0.0, libmpi, '', ''",
    "MPICH ch4:ucx, /SYSV00000000 /dev/shm/ucx_shm_posix_6, 'ucx, posix, sysv', 'ucx, tcp'",
    "MPICH ch4:ucx, libucp, 'ucx, tcp', 'ucx, tcp'",
    "MPICH ch4:ucx, /dev/infiniband/uverbs0, 'ucx, verbs', 'ucx, verbs'",
    "MPICH ch4:ofi, libfabric, '', ''",
  })
  void aProcessShowsWhatItHasMapped(
      String version, String files, String sameHost, String otherHosts) {
    String maps =
        Stream.of(files.split(" "))
            .map(file -> file.contains("/") ? file : "/usr/lib/" + file + ".so")
            .map(file -> "7f00-7f01 rw-s 00000000 00:1b 64   " + file + "\n")
            .collect(Collectors.joining());

    assertThat(TransportFacts.of(library(version), maps))
        .isEqualTo(new TransportFacts(sameHost, otherHosts));
  }

  private static LibraryInfo library(String version) {
    return new LibraryInfo(
        ProviderKind.NATIVE,
        "a library",
        version,
        "libmpi.so",
        "a linker",
        new CallCost(Duration.ZERO, false),
        new ThreadLevels(MpiThreadLevel.FUNNELED, MpiThreadLevel.FUNNELED));
  }
}
