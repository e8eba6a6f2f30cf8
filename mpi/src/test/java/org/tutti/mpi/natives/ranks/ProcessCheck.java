package org.tutti.mpi.natives.ranks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.mpi.Request;

/** Processes that this launch starts, and two halves of it that meet. */
final class ProcessCheck implements Check {
  private static final int TAG = 3;
  private static final int CHILDREN = 2;
  private static final int MAX_NAME = 1025;

  @Override
  public void run(MpiSession session) {
    Communicator world = session.world();
    assertThat(world.parent()).isEmpty();
    if (session.library().name().equals("MPICH 4.0.2")) {
      // Debian's, whose transport UCX has no processes that are added.
      assertThatThrownBy(() -> world.spawn(world.echoCommand(), 1, 0))
          .isInstanceOf(OperationNotInLibrary.class)
          .hasMessageContaining("MPI_Comm_spawn is not possible under this launcher (");
      assertThatThrownBy(world::openPort)
          .isInstanceOf(OperationNotInLibrary.class)
          .hasMessageContaining("MPI_Open_port is not possible under this launcher (");
      return;
    }
    for (int round = 0; round < 2; round++) {
      children(world);
      halves(world);
    }
  }

  private static void children(Communicator world) {
    Communicator children = world.spawn(world.echoCommand(), CHILDREN, 0);
    assertThat(children.remoteSize()).isEqualTo(CHILDREN);
    assertThat(children.size()).isEqualTo(world.size());
    Request request = world.request();
    MessageBuffer mine = world.allocate(Datatype.INT, 1);
    MessageBuffer echo = world.allocate(Datatype.INT, 1);
    for (int child = 0; child < CHILDREN && world.rank() == 0; child++) {
      mine.putInt(0, 7 + child);
      children.isend(mine, 1, Datatype.INT, child, TAG, request);
      children.recv(echo, 1, Datatype.INT, child, TAG);
      request.waitFor();
      assertThat(echo.getInt(0)).isEqualTo(7 + child);
    }
    children.disconnect();
  }

  private static void halves(Communicator world) {
    boolean isOdd = world.rank() % 2 == 1;
    Communicator half = world.split(world.rank() % 2, world.rank());
    MessageBuffer text = world.allocate(Datatype.BYTE, MAX_NAME);
    String opened = world.rank() == 0 ? world.openPort() : "";
    text.write(0, opened.getBytes(UTF_8));
    world.bcast(text, MAX_NAME, Datatype.BYTE, 0);
    byte[] bytes = new byte[MAX_NAME];
    text.read(0, bytes);
    int length = 0;
    while (bytes[length] != 0) {
      length++;
    }
    String port = new String(Arrays.copyOf(bytes, length), UTF_8);
    Communicator both = isOdd ? half.connect(port, 0) : half.accept(port, 0);
    assertThat(both.remoteSize()).isEqualTo(world.size() - half.size());
    MessageBuffer number = world.allocate(Datatype.INT, 1);
    if (world.rank() == 0) {
      number.putInt(0, 42);
      both.send(number, 1, Datatype.INT, 0, TAG);
    } else if (world.rank() == 1) {
      both.recv(number, 1, Datatype.INT, 0, TAG);
      assertThat(number.getInt(0)).isEqualTo(42);
    }
    both.disconnect();
    if (world.rank() == 0) {
      world.closePort(port);
    }
    half.free();
  }
}
