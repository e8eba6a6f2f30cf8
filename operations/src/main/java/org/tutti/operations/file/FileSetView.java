package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Level;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;

/** {@code MPI_File_set_view}: each rank sees the blocks that are its own. */
public class FileSetView extends FileCall {
  private DerivedDatatype stride;

  @Setup
  public void makeType() {
    int bytes = (int) Math.max(1, size);
    DerivedDatatype block = together.typeContiguous(bytes, Datatype.BYTE);
    stride = together.typeResized(block, (long) ranks * bytes);
    block.free();
  }

  @Benchmark(operation = "FILE_SET_VIEW")
  @Catalog(value = "MPI_File_set_view", suites = "files")
  public void setView() {
    file.setView(place * size, Datatype.BYTE, stride);
  }

  @TearDown(Level.CALL)
  public void check() {
    require("the file pointer", 0, file.position());
  }

  @TearDown
  public void freeType() {
    if (stride != null) {
      stride.free();
      stride = null;
    }
  }
}
