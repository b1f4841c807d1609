<?php
// A plugin that every site loads: the server of the check is on this machine, which WordPress would not ask.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn ( $ports ) => array_merge( $ports, array( (int) getenv( 'CONVOCA_PORT' ) ) ) );
// Nothing is asked of wordpress.org.
add_filter( 'pre_http_request', fn ( $answer, $args, $url ) => false === strpos( $url, '127.0.0.1' ) ? new WP_Error( 'offline' ) : $answer, 10, 3 );
add_filter( 'show_admin_bar', '__return_false' );
add_filter( 'pre_wp_mail', '__return_true' );
