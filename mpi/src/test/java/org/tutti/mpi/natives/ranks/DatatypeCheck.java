package org.tutti.mpi.natives.ranks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.DerivedDatatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.RmaWindow;
import org.tutti.mpi.Status;

/** Every predefined datatype is the library's, and derived ones pick the right elements. */
final class DatatypeCheck implements Check {
  private static final int TAG = 1;
  private static final int ELEMENTS = 24;

  private Communicator world;

  @Override
  public void run(MpiSession session) {
    world = session.world();
    Datatype.predefined().forEach(this::isTheLibrarys);
    derived().forEach(this::picks);
    packsOneAfterTheOther();
    messagesTellTheirElements();
    inCollectivesAndWindows();
    freed();
    misuse();
  }

  /** As wide as we say: a type of two has the same size and extent, of which the library knows. */
  private void isTheLibrarys(Datatype datatype) {
    DerivedDatatype two = world.typeContiguous(2, datatype);
    assertThat(two.size()).as(datatype.name()).isEqualTo(2 * datatype.size());
    assertThat(two.bytes()).as(datatype.name()).isEqualTo(2 * datatype.bytes());
    two.free();
  }

  /** Datatypes of ints, and the places of the ints that they pick. */
  private Map<DerivedDatatype, List<Integer>> derived() {
    DerivedDatatype pair = world.typeContiguous(2, Datatype.INT);
    DerivedDatatype column = world.typeVector(3, 1, 4, Datatype.INT);
    DerivedDatatype narrow = world.typeResized(column, Integer.BYTES);
    Map<DerivedDatatype, List<Integer>> types =
        Map.of(
            world.typeContiguous(3, Datatype.INT),
            List.of(0, 1, 2),
            column,
            List.of(0, 4, 8),
            world.typeVector(2, 2, 3, Datatype.INT),
            List.of(0, 1, 3, 4),
            world.typeIndexed(new int[] {1, 0, 2}, new int[] {7, 3, 2}, Datatype.INT),
            List.of(7, 2, 3),
            world.typeStruct(new int[] {1, 2}, new long[] {4, 16}, Datatype.INT, Datatype.LONG),
            List.of(1, 4, 5, 6, 7),
            world.typeSubarray(new int[] {3, 4}, new int[] {2, 2}, new int[] {1, 1}, Datatype.INT),
            List.of(5, 6, 9, 10),
            world.typeVector(2, 1, 2, pair),
            List.of(0, 1, 4, 5),
            world.typeContiguous(2, narrow),
            List.of(0, 4, 8, 1, 5, 9));
    pair.free();
    narrow.free();
    return types;
  }

  /** Sent with the type and received as ints, and the other way round. */
  private void picks(DerivedDatatype type, List<Integer> places) {
    String name = type.name();
    MessageBuffer full = world.allocate(Datatype.INT, ELEMENTS);
    IntStream.range(0, ELEMENTS).forEach(i -> full.putInt(i, i));
    MessageBuffer some = world.allocate(Datatype.INT, places.size());
    world.sendrecv(
        full,
        1,
        type,
        world.rank(),
        TAG,
        some,
        places.size(),
        Datatype.INT,
        world.rank(),
        TAG,
        world.status());
    assertThat(ints(some)).as(name).isEqualTo(places);

    MessageBuffer back = world.allocate(Datatype.INT, ELEMENTS);
    assertThat(world.unpack(some, 0, back, 1, type)).isEqualTo(type.size());
    for (int i = 0; i < ELEMENTS; i++) {
      assertThat(back.getInt(i)).as("%s at %d", name, i).isEqualTo(places.contains(i) ? i : 0);
    }
    MessageBuffer packed = world.allocate(Datatype.PACKED, world.packSize(1, type));
    assertThat(world.pack(full, 1, type, packed, 0)).as(name).isEqualTo(4 * places.size());
    assertThat(packed.getInt(0)).isEqualTo(places.get(0));
    type.free();
  }

  private static List<Integer> ints(MessageBuffer buffer) {
    return IntStream.range(0, buffer.count()).mapToObj(buffer::getInt).toList();
  }

  private void packsOneAfterTheOther() {
    MessageBuffer one = world.allocate(Datatype.INT, 1);
    MessageBuffer packed = world.allocate(Datatype.PACKED, 8);
    one.putInt(0, 7);
    assertThat(world.pack(one, 1, Datatype.INT, packed, 4)).isEqualTo(8);
    assertThat(packed.getInt(0)).isZero();
    one.putInt(0, 0);
    assertThat(world.unpack(packed, 4, one, 1, Datatype.INT)).isEqualTo(8);
    assertThat(one.getInt(0)).isEqualTo(7);
    for (int position : new int[] {-1, 5}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> world.pack(one, 1, Datatype.INT, packed, position))
          .withMessageContaining("and the end of 8 packed bytes");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> world.unpack(packed, position, one, 1, Datatype.INT));
    }
  }

  private void messagesTellTheirElements() {
    DerivedDatatype column = world.typeVector(3, 1, 4, Datatype.INT);
    MessageBuffer full = world.allocate(Datatype.INT, ELEMENTS);
    Status status = world.status();
    world.sendrecv(full, 2, column, world.rank(), TAG, full, 2, column, world.rank(), TAG, status);
    assertThat(status.count(column)).isEqualTo(2);
    assertThat(status.count(Datatype.INT)).isEqualTo(6);
    column.free();
  }

  /** Its extent, not its size, is what separates blocks; gaps stay as they are. */
  private void inCollectivesAndWindows() {
    DerivedDatatype every = world.typeResized(Datatype.INT, 2 * Integer.BYTES);
    MessageBuffer mine = world.allocate(Datatype.INT, 2);
    MessageBuffer all = world.allocate(Datatype.INT, 2 * world.size());
    mine.putInt(0, 10 + world.rank());
    mine.putInt(1, -1);
    world.allgather(mine, all, 1, every);
    for (int rank = 0; rank < world.size(); rank++) {
      assertThat(all.getInt(2 * rank)).isEqualTo(10 + rank);
      assertThat(all.getInt(2 * rank + 1)).isZero();
    }
    RmaWindow window = world.createWindow(all);
    window.fence();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> window.put(mine, 1, every, 0, 2L * world.size()));
    window.fence();
    window.free();
    every.free();
  }

  private void freed() {
    DerivedDatatype type = world.typeContiguous(2, Datatype.INT);
    MessageBuffer two = world.allocate(Datatype.INT, 2);
    type.free();
    assertThatThrownBy(() -> world.bcast(two, 1, type, 0))
        .hasMessageStartingWith("[TUTTI-275] A call got the datatype contiguous(2 INT)");
    assertThatThrownBy(() -> world.typeVector(1, 1, 1, type)).hasMessageContaining("TUTTI-275");
    assertThatThrownBy(type::free).hasMessageStartingWith("[TUTTI-275]");
    assertThatThrownBy(() -> world.bcast(two, 0, type, 0)).hasMessageContaining("TUTTI-275");
  }

  private void misuse() {
    MessageBuffer three = world.allocate(Datatype.INT, 3);
    DerivedDatatype spread = world.typeVector(2, 1, 3, Datatype.INT);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> world.bcast(three, 1, spread, 0))
        .withMessageContaining("do not fit into 12 bytes");
    spread.free();
    assertThatThrownBy(() -> world.typeResized(Datatype.INT, 0)).hasMessageContaining("TUTTI-274");
  }
}
