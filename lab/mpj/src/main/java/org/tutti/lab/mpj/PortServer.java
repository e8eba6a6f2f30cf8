package org.tutti.lab.mpj;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Connects the ranks of cluster mode: each sends its two ports and its rank; when all have done so,
 * each receives those of all ranks. The protocol is that of MPJ Express's mpjrun.
 */
final class PortServer implements AutoCloseable {
  private record Peer(String host, int writePort, int readPort, int rank) {
    String address() {
      return host + "@" + readPort + "@" + writePort + "@" + rank;
    }
  }

  private final ServerSocket server;

  private PortServer(ServerSocket server) {
    this.server = server;
  }

  /** Listens on a free port of this host. */
  static PortServer open(int ranks) throws IOException {
    return new PortServer(new ServerSocket(0, ranks, InetAddress.getLoopbackAddress()));
  }

  /** Host and port, with a colon between. */
  String address() {
    return server.getInetAddress().getHostAddress() + ":" + server.getLocalPort();
  }

  /** Waits for {@code size} ranks and sends each the ports of all; ends early if closed. */
  void introduce(int size) throws IOException {
    List<Socket> sockets = new ArrayList<>();
    try {
      List<Peer> peers = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        Socket socket = server.accept();
        sockets.add(socket);
        peers.add(peer(socket));
      }
      String all = describe(peers);
      for (Socket socket : sockets) {
        DataOutputStream out = new DataOutputStream(socket.getOutputStream());
        out.writeUTF(all);
        out.flush();
      }
    } finally {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }

  /** A description of the peers in the order of ranks, which MPJ Express requires. */
  private static String describe(List<Peer> peers) {
    return peers.stream()
        .sorted(Comparator.comparingInt(Peer::rank))
        .map(Peer::address)
        .collect(Collectors.joining(";", "#Peer Information;", ""));
  }

  private static Peer peer(Socket socket) throws IOException {
    DataInputStream in = new DataInputStream(socket.getInputStream());
    in.readUTF();
    int writePort = in.readInt();
    int readPort = in.readInt();
    return new Peer(socket.getInetAddress().getHostAddress(), writePort, readPort, in.readInt());
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
