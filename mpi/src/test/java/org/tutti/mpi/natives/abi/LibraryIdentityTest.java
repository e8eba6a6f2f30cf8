package org.tutti.mpi.natives.abi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("jdk")
class LibraryIdentityTest {
  private static final String OPEN_MPI_6 = "Open MPI v6.0.0rc2, package: Debian OpenMPI";
  private static final String MPICH_5 = "MPICH Version:\t5.0.2";

  @ParameterizedTest
  @CsvSource({
    "libmpi.so.40, 'Open MPI v4.1.4, package: Debian OpenMPI', OPEN_MPI, Open MPI 4.1.4",
    "libmpi.so.40, 'Open MPI v5.0.7, package: Debian OpenMPI', OPEN_MPI, Open MPI 5.0.7",
    "libmpi.so.40, 'Open MPI v6.0.0rc2, package: Debian', OPEN_MPI, Open MPI 6.0.0rc2",
    "libmpich.so.12, 'MPICH Version:\t4.0.2', MPICH, MPICH 4.0.2",
    "libmpich.so.12, 'MPICH Version:      4.2.1', MPICH, MPICH 4.2.1",
    "libmpi.so.12, 'MPICH Version:\t5.0.2', MPICH, MPICH 5.0.2",
    "libmpi.so.12, 'Intel(R) MPI Library 2021.11 for Linux* OS', MPICH, Intel(R) MPI 2021.11",
    ", 'MPICH Version:\t4.0.2', MPICH, MPICH 4.0.2"
  })
  void aLibraryOfOneFamilyIsItsMakersOwn(
      String soname, String text, AbiFamily family, String product) {
    assertThat(LibraryIdentity.of(Optional.ofNullable(soname), text))
        .contains(new LibraryIdentity(family, Optional.of(family), product));
  }

  @Test
  void theStandardAbiHasTheMakerOfItsText() {
    Optional<String> soname = Optional.of("libmpi_abi.so.1");
    assertThat(LibraryIdentity.of(soname, OPEN_MPI_6))
        .contains(
            new LibraryIdentity(
                AbiFamily.STANDARD,
                Optional.of(AbiFamily.OPEN_MPI),
                "Open MPI 6.0.0rc2 (standard ABI)"));
    assertThat(LibraryIdentity.of(soname, MPICH_5))
        .contains(
            new LibraryIdentity(
                AbiFamily.STANDARD, Optional.of(AbiFamily.MPICH), "MPICH 5.0.2 (standard ABI)"));
  }

  @Test
  void aLibraryOfAnyOtherMakerMayHaveTheStandardAbi() {
    assertThat(LibraryIdentity.of(Optional.of("libmpi_abi.so.1"), "New MPI 1.0\nbuilt today"))
        .contains(
            new LibraryIdentity(
                AbiFamily.STANDARD, Optional.empty(), "New MPI 1.0 (standard ABI)"));
  }

  @ParameterizedTest
  @CsvSource({
    "libmpi.so.99, 'Open MPI v4.1.4'",
    "libmpi_abi.so.0, 'MPICH Version:\t4.2.0'",
    // Open MPI 1.10 has the SONAME of the MPICH ABI.
    "libmpi.so.12, 'Open MPI v1.10.7'",
    "libmpi_abi.so.1, ''",
    ", 'zlib 1.2.13'"
  })
  void anUnknownNameOrOneThatTheTextContradictsIsNoFamilys(String soname, String text) {
    assertThat(LibraryIdentity.of(Optional.ofNullable(soname), text)).isEmpty();
  }
}
