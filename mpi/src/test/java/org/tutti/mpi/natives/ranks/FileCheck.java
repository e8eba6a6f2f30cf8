package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.FileMode;
import org.tutti.mpi.FilePages;
import org.tutti.mpi.FileToOpen;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiException;
import org.tutti.mpi.MpiFile;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.Request;

/** Files: pointers, views, sizes, hints, errors, and pages in memory. */
final class FileCheck implements Check {
  private static final int BLOCK = 3;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    MessageBuffer id = world.allocate(Datatype.LONG, 1);
    id.putLong(0, System.nanoTime());
    world.bcast(id, 1, Datatype.LONG, 0);
    Path path = Path.of(System.getProperty("java.io.tmpdir"), "tutti-check-" + id.getLong(0));
    FileToOpen again = world.fileToOpen(path, Map.of(), FileMode.RDWR);
    assertThatThrownBy(again::open).isInstanceOf(MpiException.class);
    world.barrier();
    MpiFile file =
        world.openFile(
            path,
            Map.of("cb_buffer_size", "1048576"),
            FileMode.CREATE,
            FileMode.EXCL,
            FileMode.RDWR);
    assertThat(file.hints()).containsEntry("cb_buffer_size", "1048576");
    sizesAreSet(world, file);
    blocksAreReadByOthers(world, file);
    pointersMove(world, file);
    viewsShowOwnBlocks(world, file);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> file.writeAt(0, world.allocate(Datatype.INT, 1), 2, Datatype.INT));
    pagesAreCounted(world, path);
    file.close();
    world.barrier();
    if (world.rank() == 0) {
      again.delete();
      assertThat(path).doesNotExist();
    }
    again.free();
    world.barrier();
  }

  private static void sizesAreSet(Communicator world, MpiFile file) {
    assertThat(file.size()).isZero();
    world.barrier();
    boolean isRefused = world.libraryName().startsWith("Open MPI 4.");
    if (isRefused) {
      assertThatThrownBy(() -> file.preallocate(4096)).isInstanceOf(OperationNotInLibrary.class);
    } else {
      file.preallocate(4096);
    }
    world.barrier();
    assertThat(file.size()).isEqualTo(isRefused ? 0 : 4096);
    world.barrier();
    file.setSize(0);
    world.barrier();
    assertThat(file.size()).isZero();
    world.barrier();
  }

  private static MessageBuffer own(Communicator world, int offset) {
    MessageBuffer buffer = world.allocate(Datatype.INT, BLOCK);
    for (int i = 0; i < BLOCK; i++) {
      buffer.putInt(i, 1000 * world.rank() + i + offset);
    }
    return buffer;
  }

  private static void assertOf(int rank, int offset, MessageBuffer found) {
    for (int i = 0; i < BLOCK; i++) {
      assertThat(found.getInt(i)).isEqualTo(1000 * rank + i + offset);
    }
  }

  private static void settle(Communicator world, MpiFile file) {
    file.sync();
    world.barrier();
    file.sync();
  }

  private static void blocksAreReadByOthers(Communicator world, MpiFile file) {
    int bytes = BLOCK * Integer.BYTES;
    Request request = world.request();
    file.iwriteAt((long) world.rank() * bytes, own(world, 0), BLOCK, Datatype.INT, request);
    request.waitFor();
    settle(world, file);
    int other = (world.rank() + 1) % world.size();
    MessageBuffer found = world.allocate(Datatype.INT, BLOCK);
    file.readAtAllBegin((long) other * bytes, found, BLOCK, Datatype.INT);
    file.readAtAllEnd(found);
    assertOf(other, 0, found);
  }

  private static void pointersMove(Communicator world, MpiFile file) {
    int bytes = BLOCK * Integer.BYTES;
    file.seek((long) world.rank() * bytes);
    assertThat(file.position()).isEqualTo((long) world.rank() * bytes);
    MessageBuffer found = world.allocate(Datatype.INT, BLOCK);
    file.read(found, BLOCK, Datatype.INT);
    assertOf(world.rank(), 0, found);
    assertThat(file.position()).isEqualTo((long) (world.rank() + 1) * bytes);
    world.barrier();
    file.seekShared(0);
    file.writeOrdered(own(world, 5), BLOCK, Datatype.INT);
    world.barrier();
    assertThat(file.sharedPosition()).isEqualTo((long) world.size() * bytes);
    settle(world, file);
    file.readAtAll((long) world.rank() * bytes, found, BLOCK, Datatype.INT);
    assertOf(world.rank(), 5, found);
  }

  private static void viewsShowOwnBlocks(Communicator world, MpiFile file) {
    int bytes = BLOCK * Integer.BYTES;
    DerivedDatatype block = world.typeContiguous(bytes, Datatype.BYTE);
    DerivedDatatype stride = world.typeResized(block, (long) world.size() * bytes);
    file.setView((long) world.rank() * bytes, Datatype.BYTE, stride);
    file.writeAll(own(world, 0), BLOCK, Datatype.INT);
    file.writeAll(own(world, 7), BLOCK, Datatype.INT);
    settle(world, file);
    file.setView(0, Datatype.BYTE, Datatype.BYTE);
    MessageBuffer found = world.allocate(Datatype.INT, BLOCK);
    int other = (world.rank() + 1) % world.size();
    file.readAt((long) (world.size() + other) * bytes, found, BLOCK, Datatype.INT);
    assertOf(other, 7, found);
    stride.free();
    block.free();
  }

  private static void pagesAreCounted(Communicator world, Path path) {
    try (FilePages pages = world.filePages(path)) {
      assertThat(pages.kept()).isBetween(0.0, 1.0);
      pages.drop();
    }
    world.barrier();
  }
}
