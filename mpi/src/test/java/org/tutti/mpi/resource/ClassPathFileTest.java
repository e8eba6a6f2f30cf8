package org.tutti.mpi.resource;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.natives.abi.AbiTable;

class ClassPathFileTest {
  @Test
  void filesBesideClassesAreFound() throws IOException {
    assertThat(new String(ClassPathFile.read(AbiTable.class, "abi.csv"), UTF_8))
        .startsWith("constant,openmpi");
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    assertThatIOException()
        .isThrownBy(() -> ClassPathFile.read(AbiTable.class, "none.csv"))
        .withMessage("org/tutti/mpi/natives/abi/none.csv is not on the class path");
    assertThat(ClassPathFile.read(ClassLoader.getSystemClassLoader(), "none.csv")).isEmpty();
  }
}
