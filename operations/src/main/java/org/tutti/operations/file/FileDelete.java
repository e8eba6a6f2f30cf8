package org.tutti.operations.file;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Level;
import org.tutti.annotations.Ranks;
import org.tutti.annotations.Role;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FileToOpen;
import org.tutti.runtime.Control;

/** {@code MPI_File_delete} of the first rank: an empty file that is made outside the time. */
public class FileDelete extends FileCall {
  private FileToOpen other;

  @Setup
  public void prepare(Communicator comm, Control control) {
    other = control.files().toOpen(together, "deleted", FileMode.CREATE, FileMode.WRONLY);
  }

  @Setup(Level.CALL)
  public void make() {
    other.open().close();
  }

  @Benchmark(operation = "FILE_DELETE")
  @Catalog(value = "MPI_File_delete", suites = "files")
  @Counterparts(skampi = "MPI_IO_delete")
  @Role(Ranks.FIRST)
  public void delete() {
    other.delete();
  }

  @Role(value = Ranks.OTHERS, of = "delete")
  public void rest() {}

  @TearDown
  public void forget() {
    if (other != null) {
      other.free();
      other = null;
    }
  }
}
